import path from 'node:path'
import { pathToFileURL } from 'node:url'
import {
  cruise,
  type ICruiseOptions,
  type ICruiseResult,
  type IForbiddenRuleType,
  type IModule,
  type IReachabilityForbiddenRuleType,
} from 'dependency-cruiser'
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config'
import { projectDir } from '@/scripts/lib/project'

type Layers = { forbidden: IForbiddenRuleType[]; options: ICruiseOptions }
type Violation = ICruiseResult['summary']['violations'][number]

const settings = pathToFileURL(path.join(projectDir, '.dependency-cruiser.mjs')).href

/** What breaks the layers that `.dependency-cruiser.mjs` declares, in this project or in the one in `baseDir`. */
export async function findViolations(baseDir?: string): Promise<Violation[]> {
  const { forbidden, options } = ((await import(settings)) as { default: Layers }).default
  const { tsConfig, ...rest } = options
  const { output } = await cruise(
    ['.'],
    {
      ...rest,
      ...(baseDir ? { baseDir } : { tsConfig }),
      validate: true,
      ruleSet: { forbidden: forbidden.filter((rule) => !isAboutReach(rule)) },
    },
    {},
    baseDir ? {} : { tsConfig: extractTsConfig(String(tsConfig?.fileName)) },
  )
  const { modules, summary } = output as ICruiseResult
  return [
    ...summary.violations,
    ...forbidden.filter(isAboutReach).flatMap((rule) => findWays(rule, modules)),
  ]
}

const isAboutReach = (rule: IForbiddenRuleType): rule is IReachabilityForbiddenRuleType =>
  'to' in rule && 'reachable' in rule.to

/**
 * The ways from where a rule begins to what must not be reached. Dependency-cruiser searches once for each pair of
 * files, which takes a minute; this walks back from all that must not be reached at once.
 */
function findWays(
  { name = '', severity = 'error', from, to }: IReachabilityForbiddenRuleType,
  modules: readonly IModule[],
): Violation[] {
  const importers = new Map(modules.map(({ source }) => [source, [] as string[]]))
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      importers.get(resolved)?.push(source)
    }
  }
  /** By file the shortest way from it, itself first. Grows while it is walked. */
  const ways = new Map(
    [...importers.keys()].filter((file) => matches(to, file)).map((file) => [file, [file]]),
  )
  for (const [file, way] of ways) {
    for (const importer of importers.get(file) ?? []) {
      if (!ways.has(importer)) {
        ways.set(importer, [importer, ...way])
      }
    }
  }
  return [...ways]
    .filter(([file]) => matches(from, file))
    .map(([file, way]) => ({
      type: 'reachability',
      rule: { name, severity },
      from: file,
      to: way.at(-1) ?? '',
      via: way.slice(1).map((each) => ({ name: each, dependencyTypes: [] })),
    }))
}

type Pattern = string | string[] | undefined

const matches = ({ path: asked, pathNot }: { path?: Pattern; pathNot?: Pattern }, file: string) =>
  (asked === undefined || isOneOf(asked, file)) && !isOneOf(pathNot ?? [], file)

const isOneOf = (patterns: string | string[], file: string) =>
  [patterns].flat().some((pattern) => new RegExp(pattern).test(file))
