import { escapeHtml } from '@/src/core/escape-html'

const tag = /\{\{\s*([A-Za-z][\w.]*)\s*\}\}/g

export type TagValues = Readonly<Record<string, string>>

/** Puts values in the place of tags like `{{firstName}}`. A tag without a value leaves nothing. */
export function fillTags(template: string, values: TagValues): string {
  return fill(template, values, (value) => value)
}

/** As {@link fillTags}; what is no tag of these stays: code has braces of its own. */
export function fillKnownTags(template: string, values: TagValues): string {
  return fill(
    template,
    values,
    (value) => value,
    (whole) => whole,
  )
}

/** As {@link fillTags}, into HTML: values are text there, whatever they hold. */
export function fillHtmlTags(template: string, values: TagValues): string {
  return fill(template, values, escapeHtml)
}

function fill(
  template: string,
  values: TagValues,
  write: (value: string) => string,
  unknown: (whole: string) => string = () => '',
): string {
  return template.replace(tag, (whole, name: string) =>
    Object.hasOwn(values, name) ? write(values[name] ?? '') : unknown(whole),
  )
}
