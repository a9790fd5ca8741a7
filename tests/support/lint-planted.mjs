import { ESLint } from 'eslint';

// Reads { path: source text } as JSON from standard input, lints each text in the place of the file at that path, and prints
// { path: names of the rules that it breaks }.
let input = '';
for await (const chunk of process.stdin) input += chunk;
const eslint = new ESLint();
const broken = {};
for (const [path, text] of Object.entries(JSON.parse(input))) {
  const [result] = await eslint.lintText(text, { filePath: path });
  broken[path] = result.messages.map(({ ruleId }) => ruleId);
}
console.log(JSON.stringify(broken));
