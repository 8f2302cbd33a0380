// Runs scripts/<name>.ts. NODE_ENV must be right before anything is loaded that looks at it.
import { readdirSync } from 'node:fs'
import { register } from 'tsx/esm/api'

const name = process.argv[2]
const production = new Set(['start', 'demo', 'build'])
const commands = readdirSync(import.meta.dirname).flatMap(
  (file) => /^([a-z-]+)\.ts$/.exec(file)?.[1] ?? [],
)

if (!commands.includes(name)) {
  const problem = name ? `There is no command ${name}` : 'Name a command'
  console.error(`${problem}: choose from ${commands.join(', ')}.`)
  process.exit(1)
}
if (production.has(name)) {
  process.env.NODE_ENV = 'production'
}
if (name === 'dev') {
  process.env.NODE_ENV = 'development'
}
// The worker belongs to a server: to one in production, unless it is told of another.
if (name === 'worker') {
  process.env.NODE_ENV ||= 'production'
}
process.env.NEXT_TELEMETRY_DISABLED ??= '1'
process.argv.splice(2, 1)

register()
try {
  // Parts of Next are loaded before Next itself, and expect what this puts in place.
  await import('next/dist/server/node-environment-baseline.js')
  await import(`./${name}.ts`)
} catch (error) {
  console.error(isForUser(error) ? error.message : error)
  process.exit(1)
}

/** Sentences, a list of wrong settings or a wrong option; anything else is a defect and needs its stack. */
function isForUser(error) {
  return (
    error instanceof Error &&
    (error.message.split('\n').every((line) => line.endsWith('.')) ||
      error.name === 'EnvError' ||
      error.code?.startsWith('ERR_PARSE_ARGS_') === true)
  )
}
