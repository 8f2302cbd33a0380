import temml from 'temml'

const elements =
  /^(?:math|semantics|m(?:row|i|n|o|s|text|space|frac|sqrt|root|style|error|padded|phantom|sub|sup|subsup|under|over|underover|multiscripts|prescripts|table|tr|td|enclose|class)|mprescripts|none)$/
const attribute = /\s(?:on\w+|href|src|xlink:\w+|action)\s*=/i

export type Formula = { html: string } | { problem: string }

/**
 * A formula as MathML, which browsers draw without any code of ours; or why it cannot be read. LaTeX
 * that would link, load or style anything is not read.
 */
export function mathMl(latex: string, inline: boolean): Formula {
  try {
    const html = temml.renderToString(latex, {
      displayMode: !inline,
      throwOnError: true,
      trust: false,
      maxSize: [20, 20],
      strict: false,
    })
    return isPlain(html) ? { html } : { problem: notAllowed }
  } catch (error) {
    return { problem: wordsOf(error) }
  }
}

const notAllowed = 'This formula does more than show signs.'

/** Holds against faults of the library, too: anything but signs of formulas is refused. */
function isPlain(html: string): boolean {
  const tags = [...html.matchAll(/<\/?([\w:-]+)([^>]*)>/g)]
  return tags.every(([, name = '', rest = '']) => elements.test(name) && !attribute.test(rest))
}

function wordsOf(error: unknown): string {
  const text = error instanceof Error ? error.message : ''
  const unknown = /(?:Undefined control sequence|Unsupported function name):?\s*(\\\S+)/.exec(text)
  if (unknown) {
    return `“${unknown[1]}” is not known.`
  }
  if (/Function "?\\\w+"? is not trusted/.test(text)) {
    return notAllowed
  }
  if (/Expected '?\}'?|EOF|end of input/i.test(text)) {
    return 'Something is not closed yet, like a bracket { }.'
  }
  return 'This cannot be read yet.'
}
