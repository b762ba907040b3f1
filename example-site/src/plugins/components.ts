import fs from 'fs';
import path from 'path';
import type {Plugin} from '@docusaurus/types';
import {getSwizzleConfig} from 'docusaurus-plugin-api-reference';
import ts from 'typescript';

/** A component of the theme, as /docs/components shows it. */
export type ThemeComponent = {
  name: string;
  description: string;
  eject: string;
  props: {name: string; type: string; optional: boolean; comment: string}[];
};

const DECLARATIONS = path.resolve(__dirname, '../../../lib/theme.d.ts');

/**
 * Reads the declarations of the theme, so that the documentation of its components always matches
 * their types.
 */
export default function pluginComponents(): Plugin<ThemeComponent[]> {
  return {
    name: 'components',
    getPathsToWatch: () => [DECLARATIONS],
    async loadContent() {
      const source = ts.createSourceFile(
        DECLARATIONS,
        await fs.promises.readFile(DECLARATIONS, 'utf8'),
        ts.ScriptTarget.Latest,
        true,
      );
      const propsOf = new Map(
        source.statements
          .filter(ts.isModuleDeclaration)
          .map((module) => [module.name.text.replace('@theme/', ''), readProps(module, source)]),
      );
      return (
        Object.entries(getSwizzleConfig().components)
          // Not of folders.
          .filter(([, {actions}]) => actions.wrap !== 'forbidden')
          .sort(([one], [other]) => one.localeCompare(other, 'en'))
          .map(([name, {description = '', actions}]) => ({
            name,
            description,
            eject: actions.eject ?? 'unsafe',
            props: propsOf.get(name) ?? [],
          }))
      );
    },
    async contentLoaded({content, actions}) {
      await actions.createData('components.json', content);
    },
  };
}

/** The members of the interface `Props` of a module. */
function readProps({body}: ts.ModuleDeclaration, source: ts.SourceFile): ThemeComponent['props'] {
  if (!body || !ts.isModuleBlock(body)) return [];
  const members = body.statements
    .filter(ts.isInterfaceDeclaration)
    .filter(({name}) => name.text === 'Props')
    .flatMap((props) => [...props.members]);
  return members.filter(ts.isPropertySignature).map((member) => ({
    name: member.name.getText(source),
    type: member.type?.getText(source).replace(/\s+/g, ' ') ?? 'unknown',
    optional: member.questionToken !== undefined,
    comment: ts
      .getJSDocCommentsAndTags(member)
      .map((comment) => ts.getTextOfJSDocComment(comment.comment) ?? '')
      .join(' '),
  }));
}
