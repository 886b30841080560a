/** The page's requests about leagues and careers; the first one of each loads its module. */
type Verb = (...given: never[]) => unknown;

const asked =
  <M extends Record<keyof M, Verb>>(load: () => Promise<M>) =>
  <V extends keyof M>(verb: V) =>
  async (...args: Parameters<M[V]>): Promise<Awaited<ReturnType<M[V]>>> => {
    const work = (await load())[verb] as (...given: Parameters<M[V]>) => Promise<Awaited<ReturnType<M[V]>>>;
    return await work(...args);
  };

const season = asked(() => import("./season.js"));
const more = asked(() => import("./league-more.js"));
const hall = asked(() => import("./hall.js"));
const career = asked(() => import("./careers.js"));

export const SEASON_VERBS = {
  seasonSetup: season("seasonSetup"),
  seasonNew: season("seasonNew"),
  seasonOpen: season("seasonOpen"),
  seasonPlay: season("seasonPlay"),
  seasonType: season("seasonType"),
  seasonModes: season("seasonModes"),
  seasonSit: season("seasonSit"),
  seasonScore: season("seasonScore"),
  seasonLeaders: season("seasonLeaders"),
  seasonGame: season("seasonGame"),
  drawSeason: season("drawSeason"),
  seasonPdf: season("seasonPdf"),
  seasonBookFile: season("seasonBookFile"),
  leagueTable: more("leagueTable"),
  leagueExport: more("leagueExport"),
  leagueChances: more("leagueChances"),
  drawHall: hall("drawHall"),
  hallPdf: hall("hallPdf"),
  careerNew: career("careerNew"),
  careerOpen: career("careerOpen"),
  careerPlay: career("careerPlay"),
  careerBuy: career("careerBuy"),
  careerTraining: career("careerTraining"),
  careerRetire: career("careerRetire"),
  drawCareer: career("drawCareer"),
  careerPdf: career("careerPdf"),
};
