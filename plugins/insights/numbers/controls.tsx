import { type Asked, addressOf, filterNames } from '@/plugins/insights/numbers/addresses'
import styles from '@/plugins/insights/numbers/numbers.module.css'
import { AdminLink } from '@/src/admin/admin-link'
import controls from '@/src/admin/ui/controls.module.css'
import {
  comparisons,
  type NumbersFilter,
  type NumbersRange,
  type NumbersSection,
  numbersRanges,
  numbersSections,
} from '@/src/core/contracts/pages/numbers'
import type { DayRange } from '@/src/core/insights/days'

const sectionNames: Record<NumbersSection, string> = {
  overview: 'Overview',
  pages: 'Pages',
  sources: 'Sources',
  countries: 'Countries',
  music: 'Music',
  mails: 'Mails',
  members: 'Members',
}

const rangeNames: Record<Exclude<NumbersRange, 'own'>, string> = {
  7: '7 days',
  30: '30 days',
  90: '90 days',
  month: 'This month',
  year: 'This year',
}

const comparisonNames: Record<Asked['compare'], string> = {
  before: 'The days before',
  year: 'A year before',
  none: 'Nothing',
}

/** The parts of the screen. */
export function Sections({ asked }: { asked: Asked }) {
  return (
    <nav className={styles.sections} aria-label="Parts">
      {numbersSections.map((section) => (
        <AdminLink
          key={section}
          href={addressOf(asked, { section, metric: undefined })}
          aria-current={section === asked.section ? 'page' : undefined}
        >
          {sectionNames[section]}
        </AdminLink>
      ))}
    </nav>
  )
}

/** Which days, and with which others they are compared. */
export function Days({ asked, range }: { asked: Asked; range: DayRange }) {
  const { section, metric } = asked
  const hidden = [...filterNames, 'compare', 'section', 'metric'] as const
  return (
    <div className={styles.days}>
      <nav className={styles.spans} aria-label="Time">
        {numbersRanges.map(
          (name) =>
            name !== 'own' && (
              <AdminLink
                key={name}
                href={addressOf(asked, { range: name, from: undefined, to: undefined })}
                aria-current={name === asked.range ? 'true' : undefined}
              >
                {rangeNames[name]}
              </AdminLink>
            ),
        )}
      </nav>
      <form className={styles.own} action="" aria-label="Days of your own">
        <input type="hidden" name="range" value="own" />
        {hidden.map((name) => {
          const value = { ...asked, section, metric }[name]
          return value === undefined ? null : (
            <input key={name} type="hidden" name={name} value={value} />
          )
        })}
        <label>
          <span>From</span>
          <input type="date" name="from" defaultValue={range.from} max={range.to} required />
        </label>
        <label>
          <span>To</span>
          <input type="date" name="to" defaultValue={range.to} required />
        </label>
        <button type="submit" className={controls.button}>
          Show
        </button>
      </form>
      <nav className={styles.compared} aria-label="Compare with">
        <span>Compare with</span>
        {comparisons.map((compare) => (
          <AdminLink
            key={compare}
            href={addressOf(asked, { compare })}
            aria-current={compare === asked.compare ? 'true' : undefined}
          >
            {comparisonNames[compare]}
          </AdminLink>
        ))}
      </nav>
    </div>
  )
}

const filterLabels: Record<keyof NumbersFilter, string> = {
  path: 'Page',
  source: 'From',
  campaign: 'Campaign',
  country: 'Country',
  device: 'Device',
  product: 'Release or product',
  mail: 'Mail',
}

type FiltersProps = { asked: Asked; shown: ReadonlyMap<keyof NumbersFilter, string> }

/** What alone is counted; each can be taken away. */
export function Filters({ asked, shown }: FiltersProps) {
  return shown.size === 0 ? null : (
    <ul className={styles.filters} aria-label="Only">
      {[...shown].map(([name, label]) => (
        <li key={name}>
          <span>
            {filterLabels[name]}: <strong>{label}</strong>
          </span>
          <AdminLink
            href={addressOf(asked, { [name]: undefined })}
            aria-label={`Show all, not ${label}`}
          >
            ✕
          </AdminLink>
        </li>
      ))}
    </ul>
  )
}
