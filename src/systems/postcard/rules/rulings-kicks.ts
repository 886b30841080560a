/** Rulings A47-A61: field goals, punts, fakes, kickoffs. */
import { fixed } from "./ruling.js";

export const KICK_RULINGS = [
  {
    id: "puntFrom",
    ruling: "A47",
    question: "Where is the punt distance counted from?",
    values: [
      { value: "los", meaning: "The line of scrimmage" },
      { value: "marker", meaning: "The ball marker, 15 yards behind it" },
    ],
  },
  fixed(
    "fieldGoalMarker",
    "A48",
    "Where is the field-goal range read?",
    "marker",
    "Where the ball marker stands, ten yards behind the line of scrimmage; for the extra point on the 15 itself",
  ),
  fixed(
    "puntBonus",
    "A49",
    "What do the receivers gain from a punt that misses?",
    "printed",
    "The bonus printed at the distance, not the size of the miss",
  ),
  {
    id: "kicksOn",
    ruling: "A50",
    question: "On which downs may a team punt or try a field goal?",
    values: [
      { value: "fourth", meaning: "Fourth down; field goals on any down of the two-minute stage" },
      { value: "any", meaning: "Any down" },
    ],
  },
  fixed(
    "touchbacks",
    "A51",
    "Where is the ball after a touchback?",
    "byKick",
    "On the 20 after a punt, on the 25 after a kickoff",
  ),
  fixed(
    "fairCatchWhen",
    "A52",
    "When is a fair catch of a punt called?",
    "afterDice",
    "After the kicker's two dice, when the spot and the bonus are known",
  ),
  fixed(
    "blockedKick",
    "A53",
    "Is a blocked kick run back?",
    "likeFumble",
    "As after a fumble: dead under a difference of 4; a tie is the blockers' ball",
  ),
  fixed(
    "fakeSpot",
    "A54",
    "Where does a fake start from?",
    "los",
    "The line of scrimmage, wherever the marker stood; fake punts may be thrown too",
  ),
  fixed("fakeBonus", "A55", "Does a breakaway keep the bonus of a fake?", "no", "No, it was not won with a pick"),
  fixed(
    "equalKickPicks",
    "A56",
    "What do equal numbers on a kickoff bring?",
    "nothing",
    "No bonus at all, the mark's neither",
  ),
  {
    id: "touchbackFrom",
    ruling: "A57",
    question: "Where may a kickoff be taken as a touchback?",
    values: [
      { value: "goalLine", meaning: "On or behind the goal line; in the field there is a fair catch" },
      { value: "anywhere", meaning: "At every spot" },
    ],
  },
  fixed("endZoneMarks", "A58", "How deep are the kick marks in the end zone?", "five", "Five yards"),
  fixed(
    "firstReturn",
    "A59",
    "What is different in the first challenge of a kickoff return?",
    "unlimited",
    "There are no penalties: it may gain any distance; -5 and less is a fumble. Punts, free kicks and onside kicks have penalties",
  ),
  fixed("onsideBonus", "A60", "What is a mark worth in an onside kick?", "same", "The same as in a regular kickoff"),
  fixed(
    "safetyKick",
    "A61",
    "Who kicks after a safety?",
    "scoredOn",
    "The side that was scored on, from its 20, like a punt without block, fake and steps back",
  ),
] as const;
