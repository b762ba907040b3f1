import {fromTabPath} from '../../navigation/tabPaths';
import {parseExactJson} from '../../model/text/parseExactJson';
import {findSchema} from '../find';
import {AgentError} from '../library';
import {toCutJson, toCutMarkdown} from './cut';
import {PART, readPage} from './readPage';
import {BUDGET, openTab, type Tool} from './types';

/** The page of a named schema in one of its other forms, or its section in those of operations. */
export const getSchema: Tool = {
  title: 'Get a schema',
  description:
    'What the documentation says about a named schema: as Markdown, or as JSON Schema with what it refers to.',
  input: {
    schema: {type: 'string', description: 'The name of the schema, such as "Pet".'},
    format: {
      type: 'string',
      enum: ['markdown', 'json-schema'],
      description: 'By default markdown.',
    },
    pointer: {
      type: 'string',
      description: 'With json-schema: a JSON pointer to the part that is wanted.',
    },
    part: PART,
    budget: BUDGET,
  },
  required: ['schema'],
  async run(call) {
    const {library, args} = call;
    const [name, budget] = [args.need('schema'), args.budget()];
    const format = args.oneOf('format', ['markdown', 'json-schema']) ?? 'markdown';
    const {tab, index} = await openTab(call);
    const id = findSchema(index, name);
    const path = index.schemas[id]?.page?.replace(/\/$/, '');
    const page = path === undefined ? undefined : fromTabPath(path, index.search.base);
    if (format === 'markdown') {
      const own = page ?? `${tab.folder}/schemas/${id}`;
      const found = await readPage(call, `${own}.md`);
      if (!found) throw new AgentError('This schema has no Markdown.');
      const more = 'A larger `budget`, or `get_schema` with another name, gives the rest.';
      return toCutMarkdown(found.text, budget, more, found.note);
    }
    const text = page === undefined ? undefined : await library.text(`${page}.json`);
    const schema = text === undefined ? undefined : parseExactJson(text)?.value;
    if (schema === undefined)
      throw new AgentError(
        'This schema is not published as JSON Schema. Use `format: "markdown"`.',
      );
    return toCutJson(schema, args, {
      whole: 'The schema',
      namedIn: ['$defs'],
      ofNames: 'Left out, `get_schema` gives them',
      ofPointers:
        'Left out, `get_schema` with `format: "json-schema"` and one of these as `pointer` gives it',
    });
  },
};
