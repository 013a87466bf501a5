// For tests: what GitHub's own language service finds wrong in a workflow; it asks nothing of the network.
import { registerHooks } from 'node:module';

import { TextDocument } from 'vscode-languageserver-textdocument';

// Its JSON is imported for a bundler, without saying that it is JSON.
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    return found.url.endsWith('.json') ? { ...found, importAttributes: { type: 'json' } } : found;
  },
});
const { validate } = await import('@actions/languageservice');

// The service remembers a file by its path.
let asked = 0;

/** Lists the faults of a workflow, each with its line. */
export async function listWorkflowFaults(name: string, text: string): Promise<string[]> {
  const document = TextDocument.create(`file:///${++asked}/.github/workflows/${name}`, 'yaml', 1, text);
  const found = await validate(document);
  return found.map(({ range, message }) => `${range.start.line + 1}: ${message}`);
}
