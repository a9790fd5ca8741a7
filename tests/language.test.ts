import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Retired words, in lower case, as whole identifiers or words. Each has a standard term in CONTRIBUTING's glossary or
 * in American English.
 */
const retired = `
  door doors desk desks deed deeds chore chores dochore keephouse housekeeping wish wishes wishinput basket baskets
  refusal refusals refusalkind refusalresponse jsonanswer orderanswer itemanswer cartanswer savedanswer
  refusehasty refusestale hasty staledeeds forgetcart forgetcustomer forgetauthor forgetsignins
  keptpage keptpages forEverybody wholepages wholepage pageanswers mannersof clockof leavepanel
  whosends addressoftheirown complaintsof expectatfault pathtonothing someonesignsup someonesignedin asituation
  anproductid formsofkeptpages sloppily nobodies toldapart
  setthestage thestage givens careless strangers anew leafs leafing
  item_document itemdocument itemview itemstate iteminput finditem findbasket
  mostlines mostcandidates mostcounted mostlisted mostpages leasttime largestupload largestdocument
  colours coloured colouring catalogue catalogues grey greys aluminium behaviour favour favourite honour neighbour
  neighbours centre centred metre metres organise organised recognise recognised customise customised optimise
  optimised initialise initialised serialise serialised normalise normalised sanitise sanitised sanitiser licence
  judgement labelled travelled modelled artefact kerb
`
  .toLowerCase()
  .split(/\s+/)
  .filter(Boolean);

/**
 * Files in which a retired word is data rather than language: recorded input, search vocabulary, passwords, old field
 * names, this list.
 */
const exempt =
  /^(tests\/language\.test\.ts|CHANGELOG\.md|scripts\/migrations\.ts|tests\/integration\/scripts\/migrations\.test\.ts|lib\/auth\/common-passwords\.json|package-lock\.json|packages\/embedded-mongodb\/test\/cases\/recorded\.json|tests\/integration\/(search|catalog)\/golden-searches-data\.ts|lib\/catalog\/rules\/synonyms\.ts|tests\/unit\/catalog\/words\.test\.ts)$|^seed\/.*\.(csv|md)$|^public\/scalar\/|\.(webp|png|ico|svg|woff2?|pdf|avif|blend)$/;

test('the retired words are absent from names, comments, documents and screens', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' });
  const words = new Set(retired);
  const found = files
    .split('\n')
    .filter((path) => path && !exempt.test(path) && !path.startsWith('tools/'))
    .flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          (line.match(/[A-Za-z_$][\w$]*/g) ?? [])
            .filter((word) => words.has(word.toLowerCase()))
            .map((word) => `${path}:${index + 1} ${word}`),
        ),
    );
  expect(found).toEqual([]);
});
