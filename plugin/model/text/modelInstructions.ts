/** Sentences that are written for language models rather than for people who read a reference. */

const AGENT = '(?:AI|LLM|AI (?:agent|assistant|model)|coding (?:agent|assistant)|chatbot)s?';
const AI = `(?:${AGENT}|language models?)`;

/** Each is so unusual in a reference that a person who writes it means a model. */
const PATTERNS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override)\b[^.\n]{0,40}\b(?:previous|prior|above|earlier|preceding|other|your|all)\b[^.\n]{0,20}\b(?:instructions?|prompts?|guidelines|directives)\b/i,
  /\bnew (?:system )?instructions?\s*:/i,
  /\b(?:reveal|print|repeat|output|leak|ignore|disclose|share)\b[^.\n]{0,30}\b(?:system|hidden|initial) prompt\b/i,
  /(?:^|[.!?:>\n]\s*)as an? (?:AI|LLM|(?:large )?language model)(?: (?:agent|assistant|model))?,/im,
  /\byou are now (?:an? |the |in |acting )[^.\n]{0,40}\b(?:AI|assistant|agent|DAN|developer mode|unrestricted)\b/i,
  new RegExp(
    `\\b(?:attention|note|notice|important|instructions?|message|hint|reminder)\\b[^.\\n]{0,12}\\b(?:to|for) (?:all |any |the )*${AI}\\b`,
    'i',
  ),
  new RegExp(
    `\\b(?:if you are|when you are) (?:an? )?${AI}\\b|\\b${AGENT} (?:reading this|must|shall|should always|are required to)\\b`,
    'i',
  ),
  /\byou must (?:now |always |first |also )*(?:call|invoke|use|run) (?:the |this )?[`"']?[\w.-]+[`"']? tool\b/i,
  /\b(?:do not|don't|never|without) (?:tell|inform)(?:ing)? the user\b[^.\n]{0,40}\b(?:instructions?|about (?:this|it)|that you)\b/i,
  /<\|im_start\|>\s*(?:system|assistant|user)|\[INST\][^\n]{3,}|<\/?(?:system-reminder|tool_result|function_results?|function_calls)>/i,
  /\b(?:send|post|upload|exfiltrate|forward|append)\b[^.\n]{0,60}\b(?:environment variables|chat history|conversation history|your (?:conversation|context window|system prompt))\b/i,
];

/** What the patterns need: most texts have none of it, and are read once. */
const TRIGGER =
  /instruction|prompt|directive|guideline|\bai\b|\bai |\bllm|language model|chatbot|coding a|(?:tell|inform)(?:ing)? the user|\btool\b|im_start|\[inst\]|system-reminder|tool_result|function_|\bDAN\b|developer mode|unrestricted|you are now|environment variables|history|your conversation|context window/i;

/** The first such sentence of a text, as written. */
export function findModelInstruction(text: string): string | undefined {
  if (!TRIGGER.test(text)) return undefined;
  for (const pattern of PATTERNS) {
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) return found.replace(/^[.!?:>\s]+/, '').replace(/\s+/g, ' ');
  }
  return undefined;
}
