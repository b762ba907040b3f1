import {fromTabPath} from '../../navigation/tabPaths';
import {parseExactJson} from '../../model/text/parseExactJson';
import {findOperation} from '../find';
import {AgentError} from '../library';
import {toCutJson, toCutMarkdown} from './cut';
import {PART, readPage} from './readPage';
import {BUDGET, OPERATION, openTab, type Tool} from './types';

/** The page of an operation in one of its other forms. */
export const getOperation: Tool = {
  title: 'Get an operation',
  description:
    'Everything that the documentation says about an operation: as Markdown, or as its OpenAPI document.',
  input: {
    operation: OPERATION,
    format: {
      type: 'string',
      enum: ['markdown', 'openapi'],
      description: 'By default markdown.',
    },
    pointer: {
      type: 'string',
      description: 'With openapi: a JSON pointer to the part that is wanted, such as "#/paths".',
    },
    part: PART,
    budget: BUDGET,
  },
  required: ['operation'],
  async run(call) {
    const {library, site, args} = call;
    const [name, budget] = [args.need('operation'), args.budget()];
    const format = args.oneOf('format', ['markdown', 'openapi']) ?? 'markdown';
    const {index} = await openTab(call);
    const own = index.search.operations[findOperation(index, site, name)];
    const address = fromTabPath(own?.page ?? '', index.search.base).replace(/\/$/, '');
    if (format === 'markdown') {
      const page = await readPage(call, `${address}.md`);
      if (!page) throw new AgentError('This operation has no Markdown. Use `format: "openapi"`.');
      const more = `A larger \`budget\`, \`get_schema\` or the resource ${page.address} gives the rest.`;
      return toCutMarkdown(page.text, budget, more, page.note);
    }
    const text = await library.text(`${address}.json`);
    const document = text === undefined ? undefined : parseExactJson(text)?.value;
    if (document === undefined)
      throw new AgentError(
        'This operation has no OpenAPI document of its own, because it would be too large. Use `format: "markdown"` and `get_schema`.',
      );
    return toCutJson(document, args, {
      whole: 'The document',
      namedIn: ['components', 'schemas'],
      ofNames: 'Left out, `get_schema` gives them',
      ofPointers:
        'Left out, `get_operation` with `format: "openapi"` and one of these as `pointer` gives it',
    });
  },
};
