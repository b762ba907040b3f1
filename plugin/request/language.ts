/** The grammar that highlights a media type. */
export function toLanguage(mediaType: string): string {
  const essence = (mediaType.split(';')[0] ?? '').trim().toLowerCase();
  if (/[/+](json|ndjson|jsonl|x-ndjson|json-seq)$/.test(essence)) return 'json';
  if (/[/+](xml|html)$/.test(essence)) return 'markup';
  if (/[/+-]yaml$/.test(essence)) return 'yaml';
  if (/javascript$/.test(essence)) return 'jsx';
  if (/graphql$/.test(essence)) return 'graphql';
  return 'text';
}
