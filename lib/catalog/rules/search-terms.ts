import { measureOf, measurePattern } from './measures';

/**
 * What buyers call things, and what the catalogue calls them. Both sides are rewritten to the right-hand word, so a
 * search for either finds both. Longer phrases come first.
 */
const sameThing: [pattern: RegExp, canonical: string][] = Object.entries({
  'adjustable wrench': 'adjustable spanner|crescent wrench|shifting spanner|shifter',
  'hex key': 'allen keys?|allen wrench(?:es)?|hex wrench(?:es)?|hexagon keys?|l-?keys?|inbus',
  'pipe wrench': 'stillson(?: wrench)?|pipe spanner',
  'locking plier': 'mole grips?|vise grips?|vice grips?|grip pliers',
  'water pump plier': 'channel ?locks?|slip joint pliers|water pump pliers',
  'utility knife': 'box ?cutters?|craft knife|snap-?off knife|stanley knife|carpet knife',
  'work light': 'torch(?:es)?|flashlights?|site lights?|flood ?lights?|work lamps?',
  'ear muff': 'ear ?defenders?|hearing protect(?:ion|ors?)|ear protect(?:ion|ors?)|earmuffs?',
  'safety goggles': 'safety glasses|eye protection|protective glasses|goggles|safety spectacles',
  'hard hat': 'safety helmets?|helmets?|hardhats?|bump caps?',
  'welding mask': 'welding (?:helmets?|hoods?)',
  respirator: 'dust masks?|face masks?|half masks?|ffp[23] masks?',
  'work boot': 'safety (?:boots?|shoes?|footwear)|work shoes?|workboots?',
  'work glove': 'safety gloves?|protective gloves?|gloves?',
  'tape measure': 'measuring tapes?|tape rules?|tapemeasures?',
  'spirit level': 'bubble levels?|levels',
  caliper: 'callipers?|verniers?|vernier calipers?',
  'circular saw': 'skil ?saws?|skill ?saws?|circ saws?',
  jigsaw: 'jig saws?',
  'hammer drill': 'rotary hammers?|percussion drills?|sds drills?',
  'drill driver': 'power drills?|combi drills?|cordless screwdrivers?|akku ?drills?',
  'angle grinder': 'disc grinders?|side grinders?|flex grinders?',
  'orbital sander': 'random orbit sanders?|palm sanders?|eccentric sanders?',
  'saw blade': 'sawblades?|saw discs?',
  'sanding disc': 'sand ?paper discs?|abrasive discs?|sandpaper|sanding disks?',
  'hole saw': 'holesaws?|hole cutters?|core bits?',
  'wood screw': 'timber screws?|chipboard screws?|woodscrews?',
  'anchor bolt': 'expansion bolts?|wedge anchors?|sleeve anchors?|rawl ?bolts?|masonry anchors?',
  'tool box': 'tool ?chests?|toolbox(?:es)?|tool cases?',
  'pallet truck': 'pallet jacks?|hand pallet trucks?|pump trucks?',
  'battery pack': 'akkus?|accumulators?|spare batter(?:y|ies)|rechargeable batter(?:y|ies)',
  generator: 'gensets?',
  compressor: 'air compressors?',
  'ball valve': 'stop ?cocks?|quarter turn valves?',
  pulley: 'sheaves?|belt wheels?',
  gear: 'gear ?wheels?|cogs?|cog ?wheels?|spur gears?',
  'roller chain': 'drive chains?|transmission chains?',
  'electric motor': 'induction motors?|three phase motors?|e-?motors?',
  'pressure gauge': 'manometers?|pressure gages?',
  screwdriver: 'screw drivers?|turnscrews?',
  ratchet: 'socket wrench(?:es)?|ratchet wrench(?:es)?',
  chisel: 'wood chisels?|bevel chisels?',
  'bar clamp': 'f-?clamps?|screw clamps?|sash clamps?|quick clamps?',
  'bench vise': 'bench vices?|engineers? vices?',
  vise: 'vices?',
  wrench: 'spanners?|wrenches',
  mains: 'corded|plug-?in',
  cordless: 'battery[- ]powered|battery[- ]operated|rechargeable',
  gray: 'grey',
  color: 'colour',
  aluminum: 'aluminium|alu',
  stainless: 'inox|a2-70|a4-80',
  zinc: 'galvani[sz]ed',
}).map(([canonical, spellings]) => [new RegExp(String.raw`(?<!\w)(?:${spellings})(?!\w)`, 'g'), canonical]);

const stopWords = new Set('a an and are as at by for from in is it of on or the this to with w'.split(' '));

/** One spelling for a word and its plural: drills → drill, wrenches → wrench, batteries → battery. */
export function stemOf(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}

/** Lower case, no accents, one name for each thing. */
export function canonicalText(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[×✕]/g, 'x')
    .replace(/[″”“]/g, '"')
    .replace(/[’']/g, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
  return sameThing.reduce((result, [pattern, canonical]) => result.replace(pattern, canonical), plain);
}

/**
 * The search words of a text, each once, in their order. Measures become one word in their metric unit, so that
 * "1/2 in" and "12.7 mm" are the same; "M8 x 40" gives m8x40, m8 and 40mm.
 */
export function termsOf(text: string): string[] {
  const found: string[] = [];
  const rest = canonicalText(text.slice(0, 20_000))
    .replace(/\bm(\d+(?:\.\d+)?) ?x ?(\d+)(?: ?mm)?\b/g, (_, thread: string, length: string) => {
      found.push(`m${thread}`, `${length}mm`);
      return ' ';
    })
    .replace(measurePattern, (...match) => {
      const measure = measureOf(match as RegExpMatchArray);
      if (measure) found.push(`${Number(measure.value.toFixed(2))}${measure.unit.toLowerCase()}`);
      return ' ';
    });
  const plain = rest.split(/[^a-z0-9.]+/).flatMap((raw) => {
    const word = raw.replace(/^\.+|\.+$/g, '');
    return word && !stopWords.has(word) && word.length <= 40 ? [stemOf(word)] : [];
  });
  return [...new Set([...plain, ...found])];
}

/** A part number in one spelling: 18-b5032, "18 B5032" and 18B5O32 are the same. */
export function codeOf(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replaceAll('O', '0')
    .replaceAll('I', '1');
}
