import { readFile, writeFile } from 'node:fs/promises'

/**
 * Adds what `npm install` leaves out of package-lock.json behind a registry mirror that does not carry
 * the packages of every platform. Without those entries `npm ci` refuses the file as out of step.
 * They are optional and bound to their platform, so nothing more is installed.
 */
type LockedPackage = {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  optionalDependencies?: Record<string, string>
}
type Lock = { packages: Record<string, LockedPackage> }

const systems = /android|darwin|linux|win32|freebsd|netbsd|openbsd|sunos|aix|openharmony/
const processors = /wasm32|arm64|ia32|x64|ppc64|riscv64|s390x|mips64el|loong64|arm/

const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock
let added = 0
for (const [location, { dev, optionalDependencies = {} }] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(optionalDependencies)) {
    const os = systems.exec(name)?.[0]
    const cpu = processors.exec(name)?.[0]
    const isExact = /^\d+\.\d+\.\d+/.test(version)
    if (isExact && (os || cpu) && !isLocked(location, name)) {
      const isTopTaken = lock.packages[`node_modules/${name}`] !== undefined
      lock.packages[`${isTopTaken ? `${location}/` : ''}node_modules/${name}`] = {
        version,
        ...(cpu && { cpu: [cpu] }),
        ...(dev && { dev }),
        optional: true,
        ...(os && { os: [os] }),
      }
      added += 1
    }
  }
}
const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
await writeFile(
  'package-lock.json',
  `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
)
console.log(`${added} packages of other platforms added to package-lock.json`)

/** Looks where Node would look for it from `location`. */
function isLocked(location: string, name: string): boolean {
  const at = `${location && `${location}/`}node_modules/${name}`
  if (lock.packages[at]) {
    return true
  }
  return (
    location !== '' &&
    isLocked(location.slice(0, Math.max(0, location.lastIndexOf('/node_modules/'))), name)
  )
}
