import { z } from 'zod'
import { shortestRetentionDays } from '@/src/core/retention'

const postgresUrl = z
  .string()
  .regex(
    /^postgres(ql)?:\/\/\S+$/,
    'must be an address like postgres://user:password@host:5432/name',
  )

const origin = z
  .string()
  .refine(
    (value) =>
      URL.canParse(value) &&
      /^https?:$/.test(new URL(value).protocol) &&
      new URL(value).origin === value,
    'must be an origin like https://admin.example.com, without a path',
  )

const hostName = z
  .string()
  .toLowerCase()
  .regex(
    /^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)*$/,
    'must be a host name like example.com, without https:// or a port',
  )

const secret = z
  .string()
  .min(32, { error: 'must have at least 32 characters', abort: true })
  .refine((value) => new Set(value).size >= 8, 'is too easy to guess: use 32 random characters')

const portRule = 'must be a number from 1 to 65535'
const poolRule = 'must be a number from 10 to 200'
const retentionRule = `must be a number of days from ${shortestRetentionDays}`
const factorRule = 'must be a number above 0'
const millisecondsRule = 'must be a number of milliseconds, 0 for none'
const ip = z.union([z.ipv4(), z.ipv6()])
const ipOrRange = z.union([ip, z.cidrv4(), z.cidrv6()])

/** An IP address; with a port, one of version 6 stands in brackets. */
function isDnsServer(entry: string): boolean {
  const withPort = /^(?:\[([\da-f:.]+)\]|([\d.]+)):\d{1,5}$/i.exec(entry)
  return ip.safeParse(withPort ? (withPort[1] ?? withPort[2]) : entry).success
}

/** From the most that can be told to nothing at all. */
export const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const

const variables = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce
    .number(portRule)
    .int(portRule)
    .min(1, portRule)
    .max(65_535, portRule)
    .default(3000),
  DATA_DIR: z.string().default('./.data'),
  DATABASE_URL: postgresUrl.optional(),
  DIRECT_DATABASE_URL: postgresUrl.optional(),
  DATABASE_READ_URLS: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .refine(
      (list) => list.every((entry) => postgresUrl.safeParse(entry).success),
      'must list addresses of replicas like postgres://user:password@host:5432/name',
    )
    .optional(),
  DATABASE_POOL_SIZE: z.coerce
    .number(poolRule)
    .int(poolRule)
    .min(10, poolRule)
    .max(200, poolRule)
    .default(15),
  PAYLOAD_SECRET: secret.optional(),
  ROOT_DOMAIN: hostName.default('localhost'),
  ADMIN_ORIGIN: origin.optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must be an address like smtps://user:password@host:465')
    .optional(),
  MAIL_FROM: z.string().regex(/@/, 'must hold an email address').optional(),
  REDIS_URL: z
    .string()
    .regex(
      /^rediss?:\/\/[^\s/]+(\/\d*)?$/,
      'must be an address like rediss://user:password@host:6379/0',
    )
    .refine(
      (value) => URL.canParse(value),
      'must be an address: encode what is special in the password',
    )
    .optional(),
  FFMPEG_PATH: z.string().default('ffmpeg'),
  FFPROBE_PATH: z.string().default('ffprobe'),
  TRUSTED_PROXIES: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .refine(
      (list) => list.every((entry) => ipOrRange.safeParse(entry).success),
      'must list addresses like 10.0.0.1, 10.1.0.0/16',
    )
    .optional(),
  DNS_SERVERS: z
    .string()
    .transform((list) => list.split(',').map((entry) => entry.trim()))
    .refine((list) => list.every(isDnsServer), 'must list addresses like 1.1.1.1, 127.0.0.1:5353')
    .optional(),
  COUNTRY_HEADER: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9-]{1,64}$/, 'must be the name of a header like CF-IPCountry')
    .optional(),
  RATE_LIMIT_FACTOR: z.coerce.number(factorRule).positive(factorRule).default(1),
  BENCH_PAGES: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  DRAIN_SECONDS: z.coerce
    .number('must be a number of seconds')
    .min(0, 'must be 0 or more')
    .max(10, 'must be 10 or less')
    .default(5),
  CDN_PURGE: z
    .enum(['cloudflare', 'fastly', 'http'], { error: 'must be cloudflare, fastly or http' })
    .optional(),
  CDN_PURGE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .optional(),
  CDN_ZONE: z
    .string()
    .regex(/^[\w-]{1,64}$/, 'must be the id of a zone or service')
    .optional(),
  CDN_TOKEN: z.string().optional(),
  RETENTION_DAYS: z.coerce
    .number(retentionRule)
    .int(retentionRule)
    .min(shortestRetentionDays, retentionRule)
    .max(36_500, retentionRule)
    .default(730),
  STORAGE_PER_SITE_GB: z.coerce
    .number('must be a number of gigabytes, 0 for no limit')
    .min(0, 'must be a number of gigabytes, 0 for no limit')
    .default(0),
  WORKER: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  ARTIST_SIGNUP: z
    .enum(['off', 'invite', 'open'], { error: 'must be off, invite or open' })
    .default('invite'),
  LOG_REQUESTS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  LOG_SLOW_QUERIES_MS: z.coerce.number(millisecondsRule).min(0, millisecondsRule).default(0),
  METRICS_TOKEN: secret.optional(),
  METRICS_PORT: z.coerce
    .number(portRule)
    .int(portRule)
    .min(1, portRule)
    .max(65_535, portRule)
    .optional(),
  PLATFORM_NAME: z.string().trim().max(40, 'must have at most 40 characters').default('Bandstand'),
  PLATFORM_LOGO: z
    .string()
    .regex(/\.(svg|png)$/i, 'must be the path of an SVG or PNG file')
    .optional(),
  LOG_LEVEL: z
    .enum(logLevels, { error: 'must be trace, debug, info, warn, error, fatal or silent' })
    .default('info'),
})

/** Every setting but those of payment providers, which bring their own. */
export const settingNames = variables.keyof().options

export type Env = ReturnType<typeof toEnv>

/** Environment variables; an empty one counts as unset. */
export type Variables = Readonly<Record<string, string | undefined>>
/** What else may be wrong with the variables: one sentence per problem, each naming its variable. */
export type EnvRule = (given: Variables) => readonly string[]
type Values = z.infer<typeof variables>

/** All that is wrong with the environment, one sentence per problem, each naming its variable. */
export class EnvError extends Error {
  override readonly name = 'EnvError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(
      `The environment is not usable:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`,
    )
    this.problems = problems
  }
}

/** The variables that are set to something. */
export function givenVariables(source: Variables): Variables {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
}

/**
 * Reads and checks the settings.
 *
 * @param rules those of other layers
 * @throws {EnvError} listing every problem at once
 */
export function parseEnv(source: Variables, ...rules: readonly EnvRule[]): Env {
  const given = givenVariables(source)
  const isBuilding = given.NEXT_PHASE === 'phase-production-build'
  const parsed = variables.safeParse(given)
  const problems = [
    ...(parsed.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? []),
    // `next build` runs with NODE_ENV=production, but where there is no database and no secret.
    ...(isBuilding ? [] : [...rules, combinationProblems].flatMap((rule) => rule(given))),
  ]
  if (!parsed.success || problems.length > 0) {
    throw new EnvError(problems)
  }
  return toEnv(parsed.data, isBuilding)
}

let cached: Env | undefined

/** The settings of this process, parsed on first use. */
export function env(): Env {
  cached ??= parseEnv(process.env)
  return cached
}

/** Makes the next call of {@link env} parse again, after the environment was changed. */
export function forgetEnv(): void {
  cached = undefined
}

function combinationProblems(given: Variables): string[] {
  const problems: string[] = []
  if (given.DATABASE_URL && !given.PAYLOAD_SECRET) {
    problems.push('PAYLOAD_SECRET is required with DATABASE_URL: set at least 32 random characters')
  }
  if (given.DIRECT_DATABASE_URL && !given.DATABASE_URL) {
    problems.push('DIRECT_DATABASE_URL needs DATABASE_URL, the address of the pooler, as well')
  }
  if (given.DATABASE_READ_URLS && !given.DATABASE_URL) {
    problems.push('DATABASE_READ_URLS needs DATABASE_URL, the primary of these replicas, as well')
  }
  const s3Keys = ['S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const
  const missing = s3Keys.filter((key) => !given[key])
  if (given.S3_BUCKET && missing.length > 0) {
    problems.push(`S3_BUCKET needs ${missing.join(', ')} as well`)
  }
  if (!given.S3_BUCKET && missing.length < s3Keys.length) {
    problems.push('S3_BUCKET is missing although other S3 settings are set')
  }
  if (given.SMTP_URL && !given.MAIL_FROM) {
    problems.push('MAIL_FROM is required with SMTP_URL: the address that mails are sent from')
  }
  problems.push(...cdnProblems(given))
  if (given.METRICS_PORT && !given.METRICS_TOKEN) {
    problems.push('METRICS_TOKEN is required with METRICS_PORT: set at least 32 random characters')
  }
  return problems
}

const cdnNeeds: Record<string, readonly (keyof Values)[]> = {
  cloudflare: ['CDN_ZONE', 'CDN_TOKEN'],
  fastly: ['CDN_ZONE', 'CDN_TOKEN'],
  http: ['CDN_PURGE_URL'],
}

function cdnProblems(given: Variables): string[] {
  const settings = ['CDN_PURGE_URL', 'CDN_ZONE', 'CDN_TOKEN'] as const
  if (!given.CDN_PURGE) {
    const unused = settings.filter((key) => given[key])
    return unused.length > 0 ? [`CDN_PURGE is missing although ${unused.join(', ')} is set`] : []
  }
  const missing = (cdnNeeds[given.CDN_PURGE] ?? []).filter((key) => !given[key])
  return missing.length > 0 ? [`CDN_PURGE needs ${missing.join(', ')} as well`] : []
}

function toEnv(values: Values, isBuilding: boolean) {
  return {
    isProduction: values.NODE_ENV === 'production',
    /** Whether Next only builds: then nothing that pages need is there. */
    isBuilding,
    port: values.PORT,
    /** Relative to the working directory unless absolute. */
    dataDir: values.DATA_DIR,
    hasDatabaseUrl: values.DATABASE_URL !== undefined,
    /** @throws {Error} when no command of this project has provided a database */
    get databaseUrl(): string {
      return provided('DATABASE_URL', values.DATABASE_URL, isBuilding && 'postgres://building')
    },
    /** Of sessions that must stay one: locks, migrations. Past the pooler, where there is one. */
    get directDatabaseUrl(): string {
      return values.DIRECT_DATABASE_URL ?? this.databaseUrl
    },
    /** Whether `DATABASE_URL` leads through a pooler, which shares sessions and takes no settings for them. */
    hasPooler:
      values.DIRECT_DATABASE_URL !== undefined &&
      values.DIRECT_DATABASE_URL !== values.DATABASE_URL,
    /** Replicas of it, which answer reports. */
    databaseReadUrls: values.DATABASE_READ_URLS ?? [],
    /** Connections to the database that this process holds at most. */
    databasePoolSize: values.DATABASE_POOL_SIZE,
    /** @throws {Error} when no command of this project has provided a secret */
    get payloadSecret(): string {
      return provided('PAYLOAD_SECRET', values.PAYLOAD_SECRET, isBuilding && 'building')
    },
    rootDomain: values.ROOT_DOMAIN,
    adminOrigin: values.ADMIN_ORIGIN ?? `http://${values.ROOT_DOMAIN}:${values.PORT}`,
    s3: s3Settings(values),
    mail: mailSettings(values),
    /** A cache before all processes, which learns from us what to drop. */
    cdn: values.CDN_PURGE && {
      kind: values.CDN_PURGE,
      url: values.CDN_PURGE_URL,
      zone: values.CDN_ZONE,
      token: values.CDN_TOKEN,
    },
    /** Where all processes share what they have made. */
    redisUrl: values.REDIS_URL,
    trustedProxies: values.TRUSTED_PROXIES ?? [],
    /** In which a proxy of ours tells from which country a visitor comes. */
    countryHeader: values.COUNTRY_HEADER,
    /** Who is asked for the records of domains; none for those that this machine asks. */
    dnsServers: values.DNS_SERVERS ?? [],
    drainSeconds: values.DRAIN_SECONDS,
    /** Every rate limit is multiplied by it: for load tests, never for production. */
    rateLimitFactor: values.RATE_LIMIT_FACTOR,
    /** The plain pages that `npm run bench` compares with. */
    servesBenchPages: values.BENCH_PAGES === 'on',
    /** Programs that convert music, where they are installed. */
    tools: { ffmpeg: values.FFMPEG_PATH, ffprobe: values.FFPROBE_PATH },
    /** Whose admin this is, to the artists who work in it. */
    platform: { name: values.PLATFORM_NAME, logo: values.PLATFORM_LOGO },
    /** What piles up besides the books is deleted then, see `src/core/retention.ts`. */
    retentionDays: values.RETENTION_DAYS,
    /** Room for the files of a site that has no other limit; 0 for none. */
    storagePerSiteGb: values.STORAGE_PER_SITE_GB,
    runsWorker: values.WORKER === 'on',
    /** Who may make a site: nobody by themselves, those who are invited, or anybody. */
    artistSignUp: values.ARTIST_SIGNUP,
    logLevel: values.LOG_LEVEL,
    /** A line for each answer. */
    logsRequests: values.LOG_REQUESTS === 'on',
    /** Statements that take longer are logged; 0 for none. */
    slowQueryMs: values.LOG_SLOW_QUERIES_MS,
    /** Metrics are off without it. */
    metricsToken: values.METRICS_TOKEN,
    /** Where a worker alone answers them. */
    metricsPort: values.METRICS_PORT,
  }
}

function provided(name: string, value: string | undefined, whileBuilding: string | false): string {
  const usable = value ?? whileBuilding
  if (!usable) {
    throw new Error(
      `${name} is not set. The npm commands set it for the embedded database: use them.`,
    )
  }
  return usable
}

function mailSettings({ SMTP_URL, MAIL_FROM }: Values) {
  return SMTP_URL && MAIL_FROM ? { smtpUrl: SMTP_URL, from: MAIL_FROM } : undefined
}

function s3Settings(values: Values) {
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = values
  if (!S3_BUCKET || !S3_REGION || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    return undefined
  }
  return {
    bucket: S3_BUCKET,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    endpoint: values.S3_ENDPOINT,
    publicUrl: values.S3_PUBLIC_URL,
  }
}
