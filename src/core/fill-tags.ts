import { escapeHtml } from '@/src/core/escape-html'

const tag = /\{\{\s*([A-Za-z][\w.]*)\s*\}\}/g

export type TagValues = Readonly<Record<string, string>>

/** Stands in a text for a brace that begins no tag, as `&#123;` does in HTML: code has braces of its own. */
export const codeBrace = '\uf07b'

/** Puts values in the place of tags like `{{firstName}}`. A tag without a value leaves nothing. */
export function fillTags(template: string, values: TagValues): string {
  return fill(template, values, (value) => value).replaceAll(codeBrace, '{')
}

/** As {@link fillTags}, into HTML: values are text there, whatever they hold. */
export function fillHtmlTags(template: string, values: TagValues): string {
  return fill(template, values, escapeHtml)
}

function fill(template: string, values: TagValues, write: (value: string) => string): string {
  return template.replace(tag, (_, name: string) =>
    Object.hasOwn(values, name) ? write(values[name] ?? '') : '',
  )
}
