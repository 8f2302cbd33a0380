#!/usr/bin/env node
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const [slug, target = `bandstand-plugin-${slug}`] = process.argv.slice(2)
if (!slug || !/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(slug) || slug.length > 40) {
  fail('Name the plugin in lower case with dashes: npm create bandstand-plugin my-plugin.')
}
if (existsSync(target)) {
  fail(
    `There is a "${target}" already. Give another folder: npm create bandstand-plugin ${slug} <folder>.`,
  )
}

// The template names a variable after the plugin.
const reserved = new Set([
  ...['arguments', 'await', 'break', 'case', 'catch', 'class', 'const', 'continue', 'debugger'],
  ...['default', 'delete', 'do', 'else', 'enum', 'eval', 'export', 'extends', 'false', 'finally'],
  ...['for', 'function', 'if', 'implements', 'import', 'in', 'instanceof', 'interface', 'let'],
  ...['new', 'null', 'package', 'private', 'protected', 'public', 'return', 'static', 'super'],
  ...['switch', 'this', 'throw', 'true', 'try', 'typeof', 'undefined', 'var', 'void', 'while'],
  ...['with', 'yield'],
])
if (reserved.has(slug)) {
  fail(`"${slug}" is a word of the language and names no variable. Add another: ${slug}-notes.`)
}

const words = slug.split('-')
const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1)
const names = {
  starterPlugin: words[0] + words.slice(1).map(capital).join(''),
  Starter: capital(words.join(' ')),
  starter: slug,
}
/** In one go, so that nothing is replaced in a name that was just put in. The longer stands first. */
const named = (text) => text.replace(/starterPlugin|Starter|starter/g, (word) => names[word])

cpSync(path.join(import.meta.dirname, 'template'), target, { recursive: true })
for (const entry of readdirSync(target, { recursive: true, withFileTypes: true })) {
  if (entry.isFile()) {
    const file = path.join(entry.parentPath, entry.name)
    writeFileSync(file, named(readFileSync(file, 'utf8')))
    if (named(entry.name) !== entry.name) {
      renameSync(file, path.join(entry.parentPath, named(entry.name)))
    }
  }
}
// npm leaves out a file that begins with a dot.
renameSync(path.join(target, 'gitignore'), path.join(target, '.gitignore'))

console.log(`Made ${target}. Go on with:

  cd ${target}
  npm install
  npm test

README.md tells how it gets into an installation.`)

function fail(message) {
  console.error(message)
  process.exit(1)
}
