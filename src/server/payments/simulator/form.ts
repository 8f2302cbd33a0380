/** What a form body decodes to: `a[b][0]=c` is `{ a: { b: ['c'] } }`. */
export type FormValue = string | FormValue[] | { [name: string]: FormValue }

/** Decodes the nested form encoding that Stripe's API takes. */
export function decodeForm(body: string): Record<string, FormValue> {
  const root: Record<string, FormValue> = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const [first = '', ...rest] = name.split(/\]?\[/).map((part) => part.replace(/\]$/, ''))
    put(root, [first, ...rest], value)
  }
  return toLists(root) as Record<string, FormValue>
}

function put(target: Record<string, FormValue>, path: string[], value: string): void {
  const [name = '', ...rest] = path
  if (rest.length === 0) {
    target[name] = value
    return
  }
  const next = target[name]
  const child = typeof next === 'object' && !Array.isArray(next) ? next : {}
  target[name] = child
  put(child, rest, value)
}

/** Objects whose names are 0, 1, 2, … were lists. */
function toLists(value: FormValue): FormValue {
  if (typeof value !== 'object' || Array.isArray(value)) {
    return value
  }
  const entries = Object.entries(value).map(([name, child]) => [name, toLists(child)] as const)
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index))
  return isList ? entries.map(([, child]) => child) : Object.fromEntries(entries)
}
