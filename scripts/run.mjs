// Runs scripts/<name>.ts.
import { readdirSync } from 'node:fs'
import { register } from 'tsx/esm/api'
import '../src/server/runtime/resolve-lexical.mjs'

register()
const { nodeEnvOf, printable, problemWithCommand } = await import('./lib/command.ts')

const name = process.argv[2]
const serving = new Set(['start', 'demo', 'dev', 'worker'])
/** In production programs read what they print. */
const logging = new Set(['start', 'worker', 'migrate'])
const commands = readdirSync(import.meta.dirname).flatMap(
  (file) => /^([a-z-]+)\.ts$/.exec(file)?.[1] ?? [],
)
const problem = problemWithCommand(name, commands)
if (problem) {
  console.error(problem)
  process.exit(1)
}
const nodeEnv = nodeEnvOf(name, process.env.NODE_ENV)
if (nodeEnv) {
  process.env.NODE_ENV = nodeEnv
}
if (serving.has(name)) {
  const { limitGarbage } = await import('../src/server/runtime/limit-garbage.ts')
  limitGarbage()
}
let print = console.error
if (logging.has(name) && process.env.NODE_ENV !== 'development') {
  const { logWholeConsole, printEnd } = await import('../src/server/observability/log-console.ts')
  logWholeConsole()
  print = printEnd
}
process.env.NEXT_TELEMETRY_DISABLED ??= '1'
process.argv.splice(2, 1)

try {
  if (serving.has(name) && Object.keys(process.env).some((key) => key.startsWith('OTEL_'))) {
    const { startTracing } = await import('../src/server/observability/tracing.ts')
    await startTracing()
  }
  // Parts of Next are loaded before Next itself, and expect what this puts in place.
  await import('next/dist/server/node-environment-baseline.js')
  await import(`./${name}.ts`)
} catch (error) {
  print(printable(error))
  process.exit(1)
}
