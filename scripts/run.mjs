// Runs scripts/<name>.ts. NODE_ENV must be right before anything is loaded that looks at it.
import { register } from 'tsx/esm/api'

const name = process.argv[2]
const production = new Set(['start', 'demo', 'build'])

if (!name || !/^[a-z-]+$/.test(name)) {
  console.error('Usage: node scripts/run.mjs <script>')
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
  // A sentence is meant for the user; anything else is a defect and needs its stack.
  const isForUser = error instanceof Error && /^[^\n]+\.$/.test(error.message)
  console.error(isForUser ? error.message : error)
  process.exit(1)
}
