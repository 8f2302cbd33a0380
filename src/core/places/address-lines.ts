import { countryName } from '@/src/core/places/countries'

/** Part of an address as orders and gifts hold it. */
type Address = Partial<
  Record<
    'name' | 'street' | 'line2' | 'zipCode' | 'city' | 'region' | 'country',
    string | null | undefined
  >
>

type Town = { zipCode: string; city: string; region: string }

const words = (...parts: string[]): string => parts.filter(Boolean).join(' ')
const list = (...parts: string[]): string => parts.filter(Boolean).join(', ')

/** How the post of a country wants the town written, as `fmt` of Google's libaddressinput has it. */
const forms = {
  /** `04109 Leipzig` */
  before: ({ zipCode, city, region }: Town) => [list(words(zipCode, city), region)],
  /** `Portland, OR 97205` */
  after: ({ zipCode, city, region }: Town) => [words(list(city, region), zipCode)],
  /** `Hull`, and below it `HU1 1AA`. */
  below: ({ zipCode, city, region }: Town) => [list(city, region), zipCode],
  /** `00100 Roma RM` */
  province: ({ zipCode, city, region }: Town) => [words(zipCode, city, region)],
  /** `São Paulo-SP`, and below it `01310-000`. */
  state: ({ zipCode, city, region }: Town) => [[city, region].filter(Boolean).join('-'), zipCode],
  /** `New Delhi 110001`, and below it the state. */
  stateBelow: ({ zipCode, city, region }: Town) => [words(city, zipCode), region],
} as const

const formOf: Readonly<Record<string, keyof typeof forms>> = {
  ...of('after', 'US CA AU NZ SG TW KR JP CN TH SA VN PH'),
  ...of('below', 'GB IE GG JE IM GI FK HK HU KE ZA LV UA EG'),
  ...of('province', 'IT SM VA'),
  ...of('state', 'BR'),
  ...of('stateBelow', 'IN ID PK BD'),
}

function of(form: keyof typeof forms, countries: string): Record<string, keyof typeof forms> {
  return Object.fromEntries(countries.split(' ').map((country) => [country, form]))
}

/** As the post of its country reads it, without what is missing. */
export function addressLines(address: Address): string[] {
  const { name, street, line2, country } = address
  const town = {
    zipCode: address.zipCode ?? '',
    city: address.city ?? '',
    region: address.region ?? '',
  }
  const form = formOf[country ?? ''] ?? 'before'
  return [name, street, line2, ...forms[form](town), country && countryName(country)].filter(
    (line): line is string => Boolean(line),
  )
}
