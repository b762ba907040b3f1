import {useMemo, useState, useSyncExternalStore} from 'react';
import {isWithin, mediaTypeAnchor, type Anchor} from '../../model/page/anchors';
import type {MediaType} from '../../model/types';
import {useSchemas} from '../schema/schemas';
import {useWriter} from '../samples/useWriter';
import type {ResponseExample, ResponseExamples} from './examples';
import {usePage} from './page';
import {useShowVariants} from './useShowVariants';

/** What the reader has chosen among the examples of a response, or of a schema. */
export type ChosenExample = {
  /** The chosen one of the document. */
  index: number;
  choose: (index: number) => void;
  /**
   * Shown in its place if the reader has chosen variants in the schema since: another of the
   * examples, or a new one, made for these variants.
   */
  ofVariants?: ResponseExample;
};

/**
 * Provides the choice of an example. The latest choice counts: an example, or variants in the
 * schema.
 * @param id of the response, of the payload, or of the schema that the page is about
 */
export function useChosenExample(
  id: Anchor,
  {content, examples}: Pick<ResponseExamples, 'content' | 'examples'>,
): ChosenExample {
  const {forgetTabs} = usePage();
  const showVariants = useShowVariants(useSchemas().schemas);
  const [index, setIndex] = useState(0);
  const ofVariants = useVariantExample(id, {content, examples}, examples[index]);
  return {
    index,
    choose: (other) => {
      forgetTabs(id);
      setIndex(other);
      const {example, mediaType} = examples[other] ?? {};
      if (mediaType)
        showVariants(example?.value, mediaType.schema, toAnchor(id, mediaType, content));
    },
    ...(ofVariants && {ofVariants}),
  };
}

function toAnchor(owner: Anchor, {mediaType}: MediaType, content: readonly string[]): Anchor {
  return mediaTypeAnchor(owner, mediaType, content.indexOf(mediaType));
}

/**
 * Finds the example that matches the variants that the reader has chosen in the schema of a
 * response; makes one if the document has none.
 * @param current the example to change where it does not match
 * @returns one of the examples, or a new one; undefined without a choice, or while its code loads
 */
function useVariantExample(
  id: Anchor,
  {content, examples}: Pick<ResponseExamples, 'content' | 'examples'>,
  current: ResponseExample | undefined,
): ResponseExample | undefined {
  const {schemas: table} = useSchemas();
  const {chosenTabs} = usePage();
  const tabs = useSyncExternalStore(chosenTabs.subscribe, chosenTabs.get, chosenTabs.get);
  const chosen = useMemo(
    () => Array.from(tabs.values()).filter((tab) => tab.includes('=') && isWithin(tab, id)),
    [tabs, id],
  );
  const writer = useWriter(chosen.length > 0);
  return useMemo(() => {
    if (!writer || !current || chosen.length === 0) return undefined;
    const {mediaType, example, label} = current;
    const {value} = example;
    // Text in another syntax was written when the site was built.
    if (value === undefined || (example.serialized ?? example.text) !== undefined) return undefined;
    const others = examples.filter((other) => other.mediaType === mediaType);
    const made = writer.applyVariants(value, mediaType.schema, toAnchor(id, mediaType, content), {
      table,
      chosen,
      direction: 'response',
      examples: others.flatMap((other) =>
        other.example.value === undefined ? [] : [other.example.value],
      ),
    });
    return (
      others.find((other) => other.example.value === made) ??
      (made === undefined
        ? undefined
        : {mediaType, example: {value: made}, label, made: 'assembled'})
    );
  }, [writer, current, chosen, examples, content, id, table]);
}
