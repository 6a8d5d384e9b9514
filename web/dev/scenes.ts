/* Moments of the table as views, for looking at and for tests. Not part of the build. The numbers are for layout only. */
import type { Sheet } from "../src/net/protocol";
import { split, meld, run, side, seat, base, noTargets, draft, playing } from "./made";
import type { Scene } from "./made";
export type { Scene } from "./made";

function opening(): Scene {
  const view = base();
  view.phase = "play";
  view.sides[0] = side(0, [0, 2], 1640, false, [], "3d");
  view.sides[1] = side(1, [1, 3], 2425, true, ["7s 7h 7d 7c 7d 2h Jo", "Kh Kc Kc 2h", "6s 6d 6c"], "3h");
  view.stock = 39;
  view.hand = split("Jo Ks Kd 7h 5c 4c Qs Qh Qd 8c 8h 2s");
  view.fresh = ["4c"];
  view.status = "20 poäng saknas till öppningen. Du har lagt fram 70 av 90. En joker till damerna ger 120.";
  view.actions = {
    ...view.actions,
    ...playing,
    meld: { can: false, why: "" },
    discard: { can: true, why: "välj ett kort" },
  };
  return { view, staged: [split("Qs Qh Qd"), split("8c 8h 2s")], draft: draft(["Qs Qh Qd", "8c 8h 2s"], 90) };
}
function refusal(): Scene {
  return {
    view: base(),
    selected: ["Jo.0", "9s.0"],
    refusal:
      "Du kan inte ta högen så. Den är frusen sedan Ingrid kastade klöver tvåa: två naturliga nior ur handen krävs. Du har en, och jokern hjälper inte. Dra från talongen i stället.",
    draft: draft([], 0),
    preview: draft(["9s Jo"], 0, { legal: false }),
  };
}
function question(): Scene {
  const view = base();
  view.phase = "answer";
  view.seats[2] = seat(2, "Farmor", 0, 3, "frågar dig", { turn: true });
  view.actions.answer.can = true;
  view.status = "Farmor frågar: Får jag gå ut? Ditt svar binder henne. På din hand ligger 135 poäng kvar.";
  return { view };
}
function full(): Scene {
  const view = base();
  view.phase = "play";
  view.sides[0] = side(
    0,
    [0, 2],
    3020,
    true,
    [
      "As Ah Ad",
      "Ks Kh 2d",
      "Qs Qh Qd Qc Qd 2h Jo",
      "Js Jh Jd",
      "Ts Th 2c",
      "9s 9h 9d",
      "8s 8h 8d",
      "7s 7h Jo",
      "6s 6h 6d",
      "5s 5h 5d",
      "4s 4h 4d",
    ],
    "3h 3d",
  );
  view.sides[1] = side(
    1,
    [1, 3],
    2890,
    true,
    ["Ac Ad As", "Ks Kh Kd Kd Kc 2s 2h", "Jc Js Jd", "9c 9s 9d", "8c 8s 8d", "6c 6s 6d", "5c 5s 5d", "4c 4s 4d"],
    "3h",
  );
  view.pile = {
    ...view.pile,
    count: 3,
    top: "Qh",
    freezer: null,
    frozen: false,
    frozen_for_me: false,
    note_title: "Öppen",
    note: "Damen passar till er canasta",
  };
  view.stock = 5;
  view.hand = split("Jo Jo 2s 2c Ah Ac Kc Qs Qc Jh Jc Ts Th Td Tc 9h 9c 8c 7h 7d 7c 6h 5c 4h 3s");
  view.fresh = ["7d"];
  view.status = "Du drog ruter sjua. Melda, eller kasta ett kort.";
  view.actions = {
    ...view.actions,
    ...playing,
    ask: { can: true, why: "får jag gå ut?" },
    discard: { can: true, why: "" },
  };
  const targets = {
    ...noTargets,
    discard: { can: true, why: "hjärter nia" },
    melds: [{ n: 6, can: true, why: "", note: "" }],
  };
  const onto = draft(["9h"], 0, { do: "=9h" });
  if (onto.groups[0]) onto.groups[0].onto = 6;
  return { view, selected: ["9h.0"], draft: draft([], 0, { targets }), preview: onto };
}
function lit(): Scene {
  const view = base();
  view.phase = "play";
  view.sides[0] = side(
    0,
    [0, 2],
    1640,
    true,
    ["5s 5h 5d 5c 5s 5h 5d", "As Ah Ac Jo", "Js Jd Jh", "Th Ts 2d 2s"],
    "3d 3h",
  );
  view.pile = {
    ...view.pile,
    count: 6,
    freezer: null,
    frozen: false,
    frozen_for_me: false,
    note_title: "Öppen",
    note: "En vild på högen fryser den",
  };
  view.hand = split("2d Ks Kd Tc 9s 8s 8c 6d 4h 4c 3s Jc");
  view.fresh = ["Jc"];
  view.status = "Du drog klöver knekt. Melda, eller kasta ett kort.";
  view.actions = { ...view.actions, ...playing, discard: { can: true, why: "" } };
  const targets = {
    ...noTargets,
    discard: { can: true, why: "högen fryser" },
    melds: [
      { n: 1, can: true, why: "", note: "blir blandad" },
      { n: 2, can: true, why: "", note: "" },
      { n: 3, can: true, why: "", note: "" },
      { n: 4, can: false, why: "", note: "" },
    ],
  };
  return { view, selected: ["2d.0"], draft: draft([], 0, { targets }), preview: draft(["2d"], 0, { legal: false }) };
}
function stopp(): Scene {
  const view = base();
  view.pile = {
    ...view.pile,
    count: 16,
    top: "3s",
    freezer: null,
    frozen: false,
    blocked: true,
    note_title: "Stopp",
    note: "Du får inte ta högen den här turen",
  };
  view.status = "Ingrid kastade spader trea, så högen är stängd för dig. Dra från talongen.";
  view.actions.take.why = "stopp nu";
  return { view };
}
function two(): Scene {
  const view = base();
  view.phase = "play";
  view.title = "Classic för två";
  view.differences = 0;
  view.seats = [seat(0, "Du", 0, 17, "", { kind: "person" }), seat(1, "Lasse", 1, 12, "kastade J♣", { dealer: true })];
  view.sides = [
    side(0, [0], 1105, true, ["Ks Kh Kd Kc 2d", "7h 7d 7c"], "3d"),
    side(1, [1], 870, true, ["9s 9h 9c 9d 2s", "5s 5h 5c"], "3h"),
  ];
  view.pile = {
    ...view.pile,
    count: 9,
    top: "Jc",
    freezer: null,
    frozen: false,
    frozen_for_me: false,
    note_title: "Öppen",
    note: "Du har redan dragit",
  };
  view.hand = split("Jo 2h As Ac Qs Qh Jd Ts Td 8h 8c 8d 6s 6c 4d 4c 3c");
  view.fresh = ["8d", "4d"];
  view.status = "Du drog ruter åtta och ruter fyra. Melda om du vill, och kasta sedan ett kort.";
  view.actions = { ...view.actions, ...playing, discard: { can: true, why: "välj ett kort" } };
  return { view };
}
function three(): Scene {
  const view = base();
  view.title = "Classic för tre";
  view.seats = [
    seat(0, "Du", 0, 11, "", { kind: "person" }),
    seat(1, "Lasse", 1, 8, "kastade Q♥"),
    seat(2, "Ingrid", 2, 6, "kastade 9♦", { dealer: true }),
  ];
  view.sides = [
    side(0, [0], 1205, true, ["Ks Kh Kd Kc Kh 2d Jo", "Qs Qd Qc", "6h 6d 6s"], "3d"),
    side(1, [1], 980, true, ["8s 8h 8d 8c 2c", "Js Jh Jc"], "3h"),
    side(2, [2], 1540, true, ["As Ah Ac", "4s 4h 4d 2h", "Td Tc Th"], ""),
  ];
  view.pile = {
    ...view.pile,
    count: 8,
    freezer: null,
    frozen: false,
    frozen_for_me: false,
    note_title: "Öppen",
    note: "Två nior, eller en nia och en vild",
  };
  view.hand = split("Jo Ad 9s 9h 8c 7d 7c 5s 5h 4c 3s");
  view.status = "Din tur: dra, eller ta högen. Åtta kort, ruter nia överst.";
  const targets = { ...noTargets, pile: { can: true, why: "åtta kort", do: "^9s9h" } };
  return { view, selected: ["9s.0", "9h.0"], draft: draft([], 0, { targets }), preview: draft(["9s 9h"], 0) };
}
function six(pairs = false): Scene {
  const view = base();
  view.title = "Sex spelare";
  const sideOf = (n: number): number => (pairs ? n % 3 : n % 2);
  view.seats = ["Du", "Lasse", "Farmor", "Ingrid", "Olle", "Maja"].map((name, n) =>
    seat(
      n,
      name,
      sideOf(n),
      [10, 8, 6, 9, 7, 5][n] ?? 8,
      ["", "kastade Q♥", "kastade 8♦", "drog", "kastade 4♠", "kastade 6♥"][n] ?? "",
      {
        turn: n === 3,
        dealer: n === 5,
      },
    ),
  );
  view.to_move = 3;
  const a = ["5s 5h 5d 5c 5h", "As Ah Ac Jo", "Js Jd Jh"];
  const b = ["7s 7h 7d 7c 2h", "Kh Kc Ks 2c", "6s 6d 6c"];
  view.sides = pairs
    ? [
        side(0, [0, 3], 620, true, a, "3d"),
        side(1, [1, 4], 745, true, b, "3h"),
        side(2, [2, 5], 410, true, ["4s 4h 4d", "9h 9d 2c"], ""),
      ]
    : [side(0, [0, 2, 4], 620, true, a, "3d"), side(1, [1, 3, 5], 745, true, b, "3h")];
  view.pile = {
    ...view.pile,
    count: 7,
    top: "8d",
    freezer: null,
    frozen: false,
    frozen_for_me: false,
    note_title: "Öppen",
    note: "Två åttor, eller en åtta och en vild",
  };
  view.hand = split("Jo Kd Qs Qd Ts 9s 9c 8c 4h 4c");
  view.status = "Ingrid har dragit och tänker. Efter henne spelar Olle, Maja och du.";
  for (const a of [view.actions.draw, view.actions.take, view.actions.discard])
    Object.assign(a, { can: false, why: "inte din tur" });
  return { view };
}
const unfrozen = { freezer: null, frozen: false, frozen_for_me: false, note_title: "Öppen" };
function samba(): Scene {
  const view = base();
  view.phase = "play";
  view.title = "Samba";
  view.sequences = true;
  view.differences = 0;
  view.deal = 5;
  view.sides[0] = side(0, [0, 2], 4260, true, ["Qs Qh Qd Qc", "7s 7d 7h"], "3d");
  view.sides[0].melds.push(run("4c 5c 6c 7c 8c 9c Tc", 3), run("5h 6h 7h 8h", 4));
  view.sides[1] = side(1, [1, 3], 3815, true, ["Ks Kh Kd 2s"], "3h 3d");
  view.sides[1].melds.push(run("8s 9s Ts Js", 2), run("Jd Qd Kd", 3));
  view.stock = 68;
  view.pile = { ...view.pile, ...unfrozen, count: 12, top: "Tc", note: "Ett par tior ur handen krävs" };
  view.hand = split("Jo 2c As Js 9s 4s Kh Jh 9h 4h Ad Td 8d 5d Kc Jc 3c");
  view.fresh = ["9h", "4h"];
  view.status = "Hjärter nia och hjärter fyra passar i er följd. Lägger du båda blir den fyra till nia, sex kort.";
  view.actions = { ...view.actions, ...playing, discard: { can: true, why: "välj ett kort" } };
  const targets = { ...noTargets, melds: [{ n: 4, can: true, why: "", note: "" }] };
  const onto = draft(["9h 4h"], 0, { do: "=9h4h>#4" });
  if (onto.groups[0]) onto.groups[0].onto = 4;
  return { view, selected: ["9h.0", "4h.0"], draft: draft([], 0, { targets }), preview: onto };
}
function handfoot(): Scene {
  const view = base();
  view.title = "Hand och fot";
  view.feet = true;
  view.deal = 3;
  view.deals = 4;
  view.differences = 1;
  for (const [n, foot] of [11, 11, 0, 11].entries()) Object.assign(view.seats[n] ?? {}, { foot });
  view.sides[0] = side(0, [0, 2], 5430, true, ["9s 9h 9d 9c 9d 9h 9s", "Qs Qh Qd Qc", "Ks Kh Kd Kc Kd Jo 2s"], "3d 3h");
  view.sides[1] = side(1, [1, 3], 4905, true, ["5s 5h 5d 5c", "8s 8h 8d 8c 8s 2h 2d", "Js Jh Jd 2c"], "3h");
  view.stock = 156;
  view.pile = {
    ...view.pile,
    ...unfrozen,
    count: 18,
    top: "Qd",
    takes: 7,
    fan: split("4s Th 6d 4c Kc 7h Qd"),
    note_title: "Sju kort",
    note: "Två damer ur handen tar de översta",
  };
  view.hand = split("Jo As Ad Qs Qc Tc 7d 6s");
  view.status = "Två damer valda: de sju översta korten följer med. De andra sex får du på handen.";
  const targets = { ...noTargets, pile: { can: true, why: "sju kort", do: "^QsQc" } };
  return { view, selected: ["Qs.0", "Qc.0"], draft: draft([], 0, { targets }), preview: draft(["Qs Qc"], 0) };
}
function modern(): Scene {
  const view = base();
  view.title = "Modern American";
  view.differences = 0;
  view.deal = 2;
  view.sides[0] = side(0, [0, 2], 3240, true, ["Ts Th Td Tc Td 2c Jo", "As Ah Ac Ad", "5s 5h 5d"], "3s 3d");
  view.sides[1] = side(1, [1, 3], 2615, true, ["2s 2h 2d Jo", "Ks Kh Kd Kc", "8s 8h 8c"], "3h");
  Object.assign(view.sides[0].melds[1] ?? {}, { cost: "öppen: −2 500" });
  Object.assign(view.sides[1].melds[0] ?? {}, { cost: "öppen: −2 000" });
  view.pile = {
    ...view.pile,
    ...unfrozen,
    count: 5,
    top: "Jc",
    note_title: "Par krävs",
    note: "Två naturliga knektar",
  };
  view.hand = split("Jo As Qs Qh Qd Jd Js 9c 9h 6s 4d 4c");
  view.status = "Två knektar valda: du kan ta högen, fem kort.";
  const targets = { ...noTargets, pile: { can: true, why: "fem kort", do: "^JdJs" } };
  return { view, selected: ["Jd.0", "Js.0"], draft: draft([], 0, { targets }), preview: draft(["Jd Js"], 0) };
}
function bolivia(): Scene {
  const scene = samba();
  scene.view.title = "Bolivia";
  scene.view.sides[0]?.melds.push({ ...meld("2s 2h 2d 2c Jo Jo Jo", 5), canasta: "wild" });
  scene.view.sides[1]?.melds.push(meld("2s 2d Jo", 4));
  return scene;
}
const RANKS11 = "AKQJT987654";
const of = (rank: string, n: number): string =>
  [..."shdcshdcsh"]
    .slice(0, n)
    .map((suit) => rank + suit)
    .join(" ");
/** Eleven melds a side, sequences and wild melds among them. */
function many(): Scene {
  const scene = samba();
  const { view } = scene;
  for (const [nr, s] of view.sides.entries()) {
    s.melds = [..."AKQJT98"].map((rank, i) => meld(of(rank, 3 + ((i + nr) % 5)), i + 1));
    s.melds.push(run("4c 5c 6c 7c 8c 9c Tc", 8), run("5h 6h 7h 8h", 9), run("8s 9s Ts Js Qs", 10));
    s.melds.push({ ...meld("2s 2h 2d 2c Jo Jo Jo", 11), canasta: "wild" });
  }
  view.hand = split("Jo 2c As Js 9s 4s Kh Jh 9h 4h Ad Td 8d 5d Kc Jc 3c 4d 6d 6h Qh");
  return { view };
}
/** The same in Hand and Foot: eleven ranks, the foot still there. */
function manyfeet(): Scene {
  const scene = handfoot();
  const { view } = scene;
  for (const [nr, s] of view.sides.entries()) {
    s.melds = [...RANKS11].map((rank, i) => {
      const n = 3 + ((i * 3 + nr) % 6);
      return meld(i % 3 ? of(rank, n) : `${of(rank, n - 1)} 2d`, i + 1);
    });
  }
  view.hand = split("Jo As Ad Qs Qc Tc 7d 6s Kd Kh 9c 9s 8d 8h 5c 5d 4s 4d Js");
  return { view };
}
/** Everything at once: eleven melds a side and cards in the tray. */
const staged = (made: Scene): Scene => ({
  view: made.view,
  staged: [split("As Ad"), split("Qs Qc Jo")].filter((g) => g.every((c) => made.view.hand.includes(c))),
  draft: draft(["As Ad", "Qs Qc Jo"], 0),
});
function five(): Scene {
  const view = base();
  view.title = "Fem spelare";
  view.seats = ["Du", "Lasse", "Farmor", "Ingrid", "Olle"].map((name, n) =>
    seat(n, name, n % 2, [11, 8, 6, 9, 0][n] ?? 8, "kastade 8♦", { rests: n === 4 }),
  );
  return { view };
}
function sheet(over = false): Scene {
  const view = base();
  view.phase = "over";
  const rows = [
    ["natural", "Ren canasta", [500, 0], ["femmor", ""]],
    ["mixed", "Blandad canasta", [300, 300], ["ess", "sjuor"]],
    ["out", "Gick ut", [100, 0], ["Farmor", ""]],
    ["red3", "Röda treor", [300, 100], ["2", "1"]],
    ["cards", "Kort på bordet", [195, 245], ["18 kort", "23 kort"]],
    ["hand", "Kort kvar på handen", [-35, -120], ["4 kort", "9 kort"]],
  ] as const;
  view.sheet = {
    deal: 4,
    went_out: 2,
    concealed: false,
    title: "",
    rows: rows.map(([id, text, p, d]) => ({ id, text, points: [...p], detail: [...d] })),
    totals_before: [1640, 2425],
    deal_points: [1360, 525],
    totals: over ? [5240, 2950] : [3000, 2950],
    minimums: [120, 90],
    history: [
      [420, 610],
      [555, 870],
      [665, 945],
      [1360, 525],
    ],
    game_over: over,
    winner: over ? 0 : -1,
    margin: 2290,
    ready: false,
  } satisfies Sheet;
  return { view };
}
function fifteen(): Scene {
  const { view } = opening();
  view.hand = split("Jo 2s Qs Qh Qd 9c 8c 8h 8s Kd 7h 5c 4c 4h 3s");
  view.fresh = ["4h"];
  view.status = "Du drog hjärter fyra. Ert lag behöver 90 för att öppna. Välj kort att lägga fram, eller kasta ett.";
  return { view };
}
function claim(): Scene {
  const scene = opening();
  const { view } = scene;
  view.phase = "draw";
  view.fresh = [];
  view.hand = split("Jo Ks Kd 9h 9s 8c 8h 2s 7h 5c 4c");
  view.status = "Din tur. Dra, eller ta högen med två nior och 90 poäng.";
  const d = draft(["9d 9h 9s", "8c 8h 2s"], 90);
  return { view, take: true, staged: [split("9h 9s"), split("8c 8h 2s")], draft: d };
}
function busy(): Scene {
  const scene = full();
  return {
    view: scene.view,
    staged: [split("Th Td Tc"), split("7h 7d 2s")],
    draft: draft(["Th Td Tc", "7h 7d 2s"], 0),
  };
}
function open(): Scene {
  const view = base();
  view.open_hands = true;
  view.seats = view.seats.map((s) => (s.seat ? { ...s, hand: split("Ah Kd Qc 9s 8h 4d 4c") } : s));
  return { view };
}

export const SCENES: Record<string, () => Scene> = {
  samba,
  handfoot,
  modern,
  bolivia,
  many,
  manyfeet,
  manyfeettray: () => staged(manyfeet()),
  manytray: () => ({ ...staged(many()), staged: [split("Js Jh"), split("6d 6h 2c")] }),
  five,
  opening,
  refusal,
  question,
  full,
  lit,
  stopp,
  two,
  three,
  six: () => six(),
  pairs: () => six(true),
  sheet: () => sheet(),
  end: () => sheet(true),
  fifteen,
  claim,
  busy,
  open,
  lost: () => ({ view: base(), offline: true }),
  doubt: () => {
    const { view } = full();
    return { view, doubt: "Lasse har nior och högen är öppen. Han kan ta sex kort." };
  },
};
