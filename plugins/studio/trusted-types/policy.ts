/** What a document made so runs is nothing: it has no window. */
const inertSink = 'DOMParser parseFromString'
/** React takes script elements out of it, which then do not run where they are put. */
const emptyScript = '<script></script>'
/** zod tries it, to find out whether it may make functions; so browsers write `new Function('')`. */
const emptyFunction = /^\(?function anonymous\(\s*\) ?\{\s*\}\)?$/
/** What stands in `noscript` is read differently where scripts run. */
const alwaysRuns = new Set(['script', 'noscript'])
const animations = new Set(['animate', 'set'])
const addressAttribute = /^(?:(?:xlink:)?href|src|action|formaction|data)$/

/**
 * The default policy of the admin's pages. It lets through what cannot run, so that consoles stay quiet while
 * people work, and refuses what could; where types are only reported, that is a report and nothing else.
 * Scripts as text the pages' own policy refuses anyway.
 */
export const scriptPolicy = {
  createHTML: (html: string, _type: string, sink: string): string | null =>
    sink === inertSink || html === emptyScript || !canRun(html) ? html : null,
  createScript: (script: string): string | null => (emptyFunction.test(script) ? script : null),
  createScriptURL: (address: string): string | null =>
    URL.canParse(address, document.baseURI) &&
    new URL(address, document.baseURI).origin === location.origin
      ? address
      : null,
}

function canRun(html: string): boolean {
  // Without an attribute only a script runs; most of what is written has neither and need not be parsed.
  if (!/=|<script/i.test(html)) {
    return false
  }
  return holdsScript(new DOMParser().parseFromString(html, 'text/html'))
}

function holdsScript(root: ParentNode): boolean {
  return [...root.querySelectorAll('*')].some(
    (element) =>
      alwaysRuns.has(element.localName) ||
      (animations.has(element.localName) &&
        /href$/i.test(element.getAttribute('attributeName') ?? '')) ||
      (element instanceof HTMLTemplateElement && holdsScript(element.content)) ||
      [...element.attributes].some(runs),
  )
}

function runs({ name, value }: Attr): boolean {
  return (
    name.startsWith('on') ||
    (name === 'srcdoc' && canRun(value)) ||
    (addressAttribute.test(name) &&
      URL.canParse(value) &&
      new URL(value).protocol === 'javascript:')
  )
}
