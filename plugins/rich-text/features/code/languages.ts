/** Languages that code can be coloured in, by the name that is stored. */
export const languages: Readonly<Record<string, string>> = {
  plain: 'Plain text',
  c: 'C',
  cpp: 'C++',
  css: 'CSS',
  go: 'Go',
  html: 'HTML',
  java: 'Java',
  javascript: 'JavaScript',
  markdown: 'Markdown',
  python: 'Python',
  rust: 'Rust',
  sql: 'SQL',
  swift: 'Swift',
  typescript: 'TypeScript',
}

const otherNames: Readonly<Record<string, string>> = {
  js: 'javascript',
  ts: 'typescript',
  py: 'python',
  md: 'markdown',
  golang: 'go',
  xml: 'html',
  text: 'plain',
  plaintext: 'plain',
}

/** The name under which the chooser knows a language; one that it does not know stays as it is. */
export function languageName(stored: string | null | undefined): string {
  const name = stored ?? 'plain'
  return Object.hasOwn(otherNames, name) ? (otherNames[name] ?? name) : name
}
