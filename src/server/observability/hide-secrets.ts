const keys = [
  'password',
  'token',
  'secret',
  'authorization',
  'cookie',
  'set-cookie',
  'email',
  'name',
  'firstName',
  'lastName',
  'fullName',
  'ip',
  'clientIp',
  'address',
  'phone',
].join('|')
const text = String.raw`(?:[^"\\]|\\.)*`

/** What is replaced in a line of JSON, in this order. Each looks at a bounded stretch from where it begins. */
const rules: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`"(${keys})":"${text}"`, 'gi'), '"$1":"[hidden]"'],
  // Drizzle writes the values of a statement behind it.
  [new RegExp(String.raw`\\nparams: ${text}`, 'g'), ''],
  // PostgreSQL and JSON.parse() quote what they could not read.
  [/(invalid input (?:syntax|value)[^"\\]{0,80})\\".*?\\"(?=["\\\s])/g, '$1[value]'],
  [/\\"[^"]{0,80}\\"(?:\.{3})? is not valid JSON/g, '[text] is not valid JSON'],
  [/(?<=:\/\/)[^\s/@"\\]{1,200}@/g, '[hidden]@'],
  [/\?[\w%.[\]-]{1,60}=[^\s"\\]*/g, '?[query]'],
  [/\b(Bearer|JWT|Basic)\s+[\w.~+/=-]{8,}/gi, '$1 [token]'],
  [/\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]*)?/g, '[token]'],
  [/\b(?:sk|rk|pk|whsec|bs)_\w{8,}/g, '[token]'],
  [/[^\s"'<>(),;:=&?\\/[\]]{1,64}@[^\s"'<>(),;:=&?\\/[\]@]{1,255}/g, '[email]'],
  [/(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.])/g, '[ip]'],
  [
    /(?<![\w:.])(?:(?:[\da-f]{1,4}:){4,7}[\da-f]{1,4}|(?:[\da-f]{1,4}:){1,6}(?::[\da-f]{1,4}){1,6}|::(?:[\da-f]{1,4}:){0,5}[\da-f]{1,4})(?![\w:])/gi,
    '[ip]',
  ],
]

/** Long random letters, as sessions and mailed links have them. Names of scripts in stacks look alike. */
const randomText = /"requestId":"[^"]*"|(?<![\w-])[\w-]{40,}(?![\w-]|\.[cm]?[jt]sx?\b)/g

/**
 * Takes out of a line of JSON what no log may hold: addresses of people and machines, tokens, names, values of
 * statements. The line stays JSON.
 */
export function hideSecrets(line: string): string {
  let hidden = line
  for (const [pattern, replacement] of rules) {
    hidden = hidden.replace(pattern, replacement)
  }
  return hidden.replace(randomText, (found) =>
    !found.startsWith('"') && /\d/.test(found) && /[A-Z]/.test(found) && /[a-z]/.test(found)
      ? '[token]'
      : found,
  )
}

const facts = [
  'code',
  'status',
  'statusCode',
  'responseCode',
  'constraint',
  'table',
  'column',
  'digest',
] as const
const causesMax = 4

/** Also one of another realm, such as a `vm` context, which has another class `Error`. */
export function isErrorLike(value: unknown): value is Error {
  const { message, stack } = Object(value)
  return typeof message === 'string' && typeof stack === 'string'
}

/**
 * An error for the log. Only what is listed: errors of databases and providers carry the values that they were
 * about, in properties of any name.
 */
export function errorFields(error: unknown, depth = 0): Record<string, unknown> {
  if (!isErrorLike(error)) {
    return { message: String(error) }
  }
  const { name, message, stack = '', cause } = error
  const given = error as unknown as Record<string, unknown>
  const said = message.split('\nparams:', 1)[0] ?? ''
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  return {
    type: error.constructor.name || name,
    message: said,
    stack: [`${name}: ${said}`, ...frames].join('\n'),
    ...Object.fromEntries(
      facts.flatMap((fact) =>
        ['string', 'number'].includes(typeof given[fact]) ? [[fact, given[fact]]] : [],
      ),
    ),
    ...(cause !== undefined && depth < causesMax && { cause: errorFields(cause, depth + 1) }),
  }
}
