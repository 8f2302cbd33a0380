import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { DCLinter } from 'dclint'
import { validate } from 'dockerfile-utils'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { imageCommands } from '@/scripts/lib/image-contents'
import { settingNames } from '@/src/core/env'
import { limits } from '@/src/core/limits'

const service = z.object({
  image: z.string(),
  restart: z.string(),
  command: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  env_file: z.array(z.unknown()).default([]),
  volumes: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  healthcheck: z.object({ test: z.array(z.string()).min(2) }).optional(),
  read_only: z.boolean().optional(),
  deploy: z.object({
    resources: z.object({
      limits: z.object({ cpus: z.string(), memory: z.string(), pids: z.number() }),
    }),
  }),
})
const composeText = readFileSync('compose.yaml', 'utf8')
const compose = z
  .object({
    services: z.record(z.string(), service),
    volumes: z.record(z.string(), z.unknown()),
    configs: z.record(z.string(), z.unknown()),
  })
  .parse(parse(composeText, { merge: true }))
const services = Object.entries(compose.services)
const ours = services.filter(([, { image }]) => image.includes('BANDSTAND_IMAGE'))
const dockerfile = readFileSync('Dockerfile', 'utf8')

/** Matters of taste, and of a machine that serves others than visitors. */
const left = [
  ...['services-alphabetical-order', 'service-keys-order', 'top-level-properties-order'],
  ...['require-quotes-in-ports', 'no-quotes-in-volumes', 'no-unbound-port-interfaces'],
]
const linter = new DCLinter({
  rules: Object.fromEntries(left.map((rule) => [rule, 0])),
  quiet: true,
  debug: false,
  exclude: [],
})

/** Docker's own reading of `compose.yaml`, where it is installed. It needs no daemon for that. */
function problemsOfDocker(): string[] {
  const docker = (...args: string[]) =>
    spawnSync('docker', ['compose', ...args], {
      encoding: 'utf8',
      env: { ...process.env, ...Object.fromEntries(required.map((name) => [name, 'any'])) },
    })
  if (docker('version').status !== 0) {
    return []
  }
  const { status, stderr } = docker('--profile', 'shared-cache', 'config', '--quiet')
  return status === 0 ? [] : [stderr]
}
const required = Array.from(composeText.matchAll(/\$\{(\w+):\?/g), ([, name]) => String(name))

/** Also those of payment providers, which bring their own. */
const known = new Set([
  ...settingNames,
  ...Array.from(readFileSync('README.md', 'utf8').matchAll(/`([A-Z][A-Z0-9_]+)`/g), ([, name]) =>
    String(name),
  ),
])
/** They make what runs, or measure it. */
const ofCheckout = new Set(['ci', 'build', 'bench', 'pack-image'])
/** A release, as nothing else says what runs. */
const pinned = /^[\w./-]+:[\w.-]*\d+\.\d+[\w.-]*$/

describe('compose.yaml', () => {
  it('is what the Compose specification allows', () => {
    const [linted] = linter.lintFiles(['compose.yaml'], false)
    expect(linted?.messages).toEqual([])
    expect(problemsOfDocker()).toEqual([])
  })

  it('runs two web processes and a worker beside what they need', () => {
    expect(compose.services).toMatchObject({ postgres: {}, s3: {}, caddy: {} })
    expect(ours.map(([name]) => name)).toEqual(['web-1', 'web-2', 'worker'])
    expect(ours.map(([, { environment }]) => environment.WORKER ?? 'on')).toEqual([
      ...['off', 'off', 'on'],
    ])
  })

  it.each(services)('limits %s, looks after it and pins its release', (_, settings) => {
    const image = settings.image.replace(/\$\{\w+:-([^}]+)\}/, '$1')
    expect(image).toMatch(pinned)
    const isJob = settings.restart === 'on-failure'
    expect(settings.healthcheck !== undefined).toBe(!isJob)
    for (const [name, { condition }] of Object.entries(settings.depends_on)) {
      const isOfJob = compose.services[name]?.restart === 'on-failure'
      expect(condition).toBe(isOfJob ? 'service_completed_successfully' : 'service_healthy')
    }
    for (const [source = ''] of settings.volumes.map((volume) => volume.split(':'))) {
      const isThere = source.startsWith('.') ? existsSync(source) : source in compose.volumes
      expect([source, isThere]).toEqual([source, true])
    }
  })

  it.each(ours)(
    'gives %s settings that exist, and no place to write but its data',
    (_, settings) => {
      expect(Object.keys(settings.environment).filter((name) => !known.has(name))).toEqual([])
      expect(settings.read_only).toBe(true)
      const [, , command] = settings.command
      expect(command === undefined || existsSync(`scripts/${command}.ts`)).toBe(true)
    },
  )

  it('asks in .env.example for what it reads', () => {
    const namesIn = (text: string, pattern: RegExp) => [
      ...new Set(Array.from(text.matchAll(pattern), ([, name]) => String(name))),
    ]
    const asked = namesIn(readFileSync('.env.example', 'utf8'), /^(\w+)=/gm)
    const read = namesIn(composeText, /(?<!\$)\$\{(\w+)/g)
    expect(asked).toEqual(expect.arrayContaining(read))
    // What compose does not read itself it gives to the servers.
    const given = asked.filter((name) => !read.includes(name) && !known.has(name))
    expect(given).toEqual(['COMPOSE_PROFILES'])
    for (const [, { env_file: files }] of ours) {
      expect(files).toEqual([{ path: '.env', required: false }])
    }
  })

  it('lets the proxy ask where it is answered', () => {
    const caddyfile = readFileSync('deploy/Caddyfile', 'utf8')
    const path = /path: '(\/certificates)'/.exec(
      readFileSync('plugins/public-api/endpoints/certificates.ts', 'utf8'),
    )?.[1]
    expect(caddyfile).toContain(`ask http://web:3000/api${path}`)
    // Nobody asks from outside.
    expect(caddyfile).toContain(`@inside path /api${path}`)
  })
})

it('lets nginx pass on what the servers need and take, and keeps what is for those inside', () => {
  const nginx = readFileSync('deploy/nginx.conf', 'utf8')
  for (const header of ['Host', 'X-Forwarded-For', 'X-Forwarded-Proto']) {
    expect(nginx).toContain(`proxy_set_header ${header} $`)
  }
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(nginx) ?? []
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThanOrEqual(limits.upload.requestBytes)
  const hidden = Array.from(nginx.matchAll(/location = (\S+) \{ return 404; \}/g), ([, at]) => at)
  expect(hidden).toEqual(['/api/certificates', '/api/metrics'])
})

describe('Dockerfile', () => {
  const stages = Array.from(dockerfile.matchAll(/^FROM (\S+)(?: AS (\w+))?$/gm), (match) => ({
    image: String(match[1]),
    name: match[2],
  }))
  const names = stages.map(({ name }) => name)

  it('has nothing that a linter would refuse', () => {
    expect(validate(dockerfile)).toEqual([])
  })

  it('is built of releases, in stages', () => {
    const images = stages.map(({ image }) => image).filter((image) => !names.includes(image))
    expect(images.length).toBeGreaterThan(2)
    expect(images.filter((image) => !pinned.test(image))).toEqual([])
    const copied = Array.from(dockerfile.matchAll(/--from=(\S+)/g), ([, stage]) => stage)
    expect(copied.filter((stage) => !names.includes(stage))).toEqual([])
  })

  it('dumps a database of the version that compose.yaml runs', () => {
    const postgres = stages.find(({ name }) => name === 'postgres')
    expect(compose.services.postgres?.image).toBe(postgres?.image)
  })

  it('runs as a user of its own, is looked after, and starts what there is', () => {
    const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
    expect(last).toMatch(/^USER (?!0|root)\S+$/m)
    expect(last).toMatch(/^HEALTHCHECK /m)
    const command = /^CMD (\[.*\])$/m.exec(last)?.[1] ?? '[]'
    const [program, run, script] = JSON.parse(command)
    expect([program, existsSync(run), existsSync(`scripts/${script}.ts`)]).toEqual([
      ...['node', true, true],
    ])
    const [, set = ''] = /^ENV (.*)$/m.exec(last) ?? []
    const settings = Array.from(set.matchAll(/(\w+)=/g), ([, name]) => String(name))
    expect(settings.filter((name) => !known.has(name))).toEqual([])
  })

  it('takes every command that operators are told of', () => {
    const told = readFileSync('docs/operating.md', 'utf8').matchAll(
      /npm (?:run )?([a-z][\w:-]*)|run\.mjs\s+([a-z-]+)/g,
    )
    const names = new Set(Array.from(told, ([, script, direct]) => script ?? direct))
    expect([...names].filter((name) => !ofCheckout.has(String(name))).sort()).toEqual(
      imageCommands.toSorted(),
    )
  })

  it('is given all that it copies, and no secrets', () => {
    const given = readFileSync('.dockerignore', 'utf8').match(/^!\S+$/gm) ?? []
    const paths = given.map((line) => line.slice(1))
    expect(paths.filter((name) => !existsSync(name))).toEqual([])
    expect(paths.filter((name) => name.startsWith('.'))).toEqual([])
    expect(paths).toEqual(expect.arrayContaining(['deploy/configure-ffmpeg.sh', 'src', 'scripts']))
  })
})
