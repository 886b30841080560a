/** The page's requests about leagues; the first one loads their module. */
type Season = typeof import("./season.js");

const ask =
  <V extends keyof Season>(verb: V) =>
  async (...args: Parameters<Season[V]>): Promise<Awaited<ReturnType<Season[V]>>> => {
    const work = (await import("./season.js"))[verb] as unknown as (
      ...given: Parameters<Season[V]>
    ) => Promise<Awaited<ReturnType<Season[V]>>>;
    return await work(...args);
  };

export const SEASON_VERBS = {
  seasonSetup: ask("seasonSetup"),
  seasonNew: ask("seasonNew"),
  seasonOpen: ask("seasonOpen"),
  seasonPlay: ask("seasonPlay"),
  seasonType: ask("seasonType"),
  seasonModes: ask("seasonModes"),
  seasonSit: ask("seasonSit"),
  seasonScore: ask("seasonScore"),
  seasonLeaders: ask("seasonLeaders"),
  seasonGame: ask("seasonGame"),
  drawSeason: ask("drawSeason"),
  seasonPdf: ask("seasonPdf"),
  seasonBookFile: ask("seasonBookFile"),
};
