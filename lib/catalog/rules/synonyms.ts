/**
 * Buyers' words for things, by the catalog's canonical name. Index and queries replace each phrase by its canonical
 * name, so a search for either finds both. Phrases are singular; spaces in them are optional. Longer names come first.
 */
const phrases = {
  'adjustable wrench': 'adjustable spanner, crescent wrench, shifting spanner, shifter',
  'hex key': 'allen key, allen wrench, hex wrench, hexagon key, l key, inbus',
  'pipe wrench': 'stillson wrench, stillson, pipe spanner',
  'locking plier': 'mole grip, vise grip, vice grip, grip plier',
  'water pump plier': 'channel lock, slip joint plier',
  'utility knife': 'box cutter, craft knife, snap off knife, stanley knife, carpet knife',
  'work light': 'torch, flashlight, site light, flood light, work lamp',
  'ear muff': 'ear defender, hearing protection, hearing protector, ear protection, ear protector',
  'safety goggles': 'safety glasses, eye protection, protective glasses, goggle, safety spectacle',
  'hard hat': 'safety helmet, helmet, bump cap',
  'welding mask': 'welding helmet, welding hood',
  'ffp2 respirator': 'ffp2 mask',
  'ffp3 respirator': 'ffp3 mask',
  respirator: 'dust mask, face mask, half mask',
  'work boot': 'safety boot, safety shoe, safety footwear, work shoe',
  'work glove': 'safety glove, protective glove, glove',
  'tape measure': 'measuring tape, tape rule',
  'spirit level': 'bubble level, levels',
  caliper: 'calliper, vernier caliper, vernier calliper, vernier',
  'circular saw': 'skil saw, skill saw, circ saw',
  jigsaw: 'jig saw',
  'hammer drill': 'rotary hammer, percussion drill, sds drill',
  'drill driver': 'power drill, combi drill, cordless screwdriver, akku drill',
  'angle grinder': 'disc grinder, side grinder, flex grinder',
  'orbital sander': 'random orbit sander, palm sander, eccentric sander',
  'saw blade': 'saw disc',
  'cutting disc': 'cut off wheel, cut off disc, cutting wheel, cutoff wheel, parting disc',
  'sanding disc': 'sandpaper disc, abrasive disc, sandpaper, sanding disk',
  'hole saw': 'hole cutter, core bit',
  'wood screw': 'timber screw, chipboard screw',
  'anchor bolt': 'expansion bolt, wedge anchor, sleeve anchor, rawl bolt, masonry anchor',
  'tool box': 'tool chest, tool case',
  'pallet truck': 'pallet jack, hand pallet truck, pump truck',
  'battery pack': 'akku, accumulator, spare battery, rechargeable battery',
  generator: 'genset',
  compressor: 'air compressor',
  'ball valve': 'stop cock, quarter turn valve',
  pulley: 'sheave, belt wheel',
  gear: 'gear wheel, cog, cog wheel, spur gear',
  'roller chain': 'drive chain, transmission chain',
  'electric motor': 'induction motor, three phase motor, e motor',
  'pressure gauge': 'manometer, pressure gage',
  screwdriver: 'screw driver, turnscrew',
  ratchet: 'socket wrench, ratchet wrench',
  chisel: 'wood chisel, bevel chisel',
  'bar clamp': 'f clamp, screw clamp, sash clamp, quick clamp',
  'bench vise': 'bench vice, engineer vice, engineers vice',
  vise: 'vice',
  wrench: 'spanner, wrenches',
  mains: 'corded, plug in',
  cordless: 'battery powered, battery operated, rechargeable',
  gray: 'grey',
  color: 'colour',
  aluminum: 'aluminium, alu',
  stainless: 'inox, a2-70, a4-80',
  zinc: 'galvanised, galvanized',
};

const synonyms = Object.entries(phrases).map(([canonical, list]) => ({ canonical, list: list.split(', ') }));

/** Matches a word in singular and plural. */
const wordPattern = (word: string) =>
  /[^aeiou]y$/.test(word)
    ? `${word.slice(0, -1)}(?:y|ies)`
    : `${word}${/(ch|sh|x|s)$/.test(word) ? '(?:es)?' : 's?'}`;
const phrasePattern = (phrase: string) => phrase.split(' ').map(wordPattern).join('[ -]?');

// The canonical name is one of its own spellings, so "toolbox" becomes "tool box".
const patterns = synonyms.map(({ canonical, list }) => {
  const own = canonical.includes(' ') ? [canonical] : [];
  return {
    canonical,
    // Longer phrases first: "vernier caliper" before "vernier".
    pattern: new RegExp(
      String.raw`(?<!\w)(?:${[...own, ...list]
        .sort((a, b) => b.length - a.length)
        .map(phrasePattern)
        .join('|')})(?!\w)`,
      'g',
    ),
  };
});

/** A text in lower case with each known phrase replaced by its canonical name. */
export function replaceSynonyms(text: string): string {
  return patterns.reduce((result, { pattern, canonical }) => result.replace(pattern, canonical), text);
}

/** One-word synonyms such as "spanner", which a misspelled word may also mean. */
export const synonymWords = synonyms
  .flatMap(({ list }) => list)
  .filter((phrase) => /^[a-z]{5,}$/.test(phrase));
