import mappings from 'cldr-core/supplemental/codeMappings.json'
import info from 'cldr-core/supplemental/territoryInfo.json'

const populations: Readonly<Record<string, { _population: string }>> =
  info.supplemental.territoryInfo
const codes: Readonly<Record<string, { _numeric?: string; _alpha3?: string }>> =
  mappings.supplemental.codeMappings

/** Fewer live in no place that gets mail: the least are the 50 of Pitcairn. */
const populationMin = 50

/** The territories that mail goes to, as the CLDR keeps them: those of ISO 3166-1 and Kosovo, where people live. */
export function territoriesSource(): string {
  const inhabited = Object.keys(populations).filter(
    // What has no number is a part of another one that ISO only keeps free, such as the Canary Islands.
    (code) => codes[code]?._numeric && Number(populations[code]?._population) >= populationMin,
  )
  return `/** ISO 3166-1 alpha-2 where people live, and XK. Written by \`npm run generate\` from the CLDR. */
export const territories =
  '${inhabited.sort().join(' ')}'
`
}
