import { useEffect, useMemo, useRef, useState } from 'react'
import styles from '@/plugins/shows/show/sections/sections.module.css'
import { useField, useShow, useShowState } from '@/plugins/shows/show/show-context'
import { zoneLabel, zoneName } from '@/plugins/shows/zones/zone-labels'
import { ask } from '@/src/admin/call-api'
import { SelectRow } from '@/src/admin/form-screen/form-row'
import type { ZoneAnswer } from '@/src/core/contracts/events/show-answers'
import { limits } from '@/src/core/limits'

/** The time zone follows from the place. Where it does not, it is asked, with the likely ones first. */
export function ZoneField() {
  const { apiPath, profileId } = useShow()
  const { value: timeZone, problem, isElsewhere, set } = useField('timeZone')
  const city = useShowState(({ form }) => form.city)
  const country = useShowState(({ form }) => form.country)
  const date = useShowState(({ form }) => form.date)
  const time = useShowState(({ form }) => form.time)
  const [found, setFound] = useState<ZoneAnswer | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  /** The place that was asked about last, so that a zone chosen by hand stays until the place is another. */
  const place = useRef(`${city}\n${country}`)
  const latest = useRef({ set, timeZone })
  latest.current = { set, timeZone }

  useEffect(() => {
    const next = `${city}\n${country}`
    if (next === place.current || city.trim() + country.trim() === '') {
      return
    }
    const leaving = new AbortController()
    const timer = setTimeout(async () => {
      const query = new URLSearchParams({ city, country })
      const url = `${apiPath}/profiles/${profileId}/shows/zone?${query}`
      const outcome = await ask<ZoneAnswer>(url, { signal: leaving.signal })
      if (leaving.signal.aborted || outcome.problem !== undefined) {
        return
      }
      place.current = next
      const { answer } = outcome
      setFound(answer)
      const { timeZone, set } = latest.current
      const isPossible = answer.likely.length === 0 || answer.likely.includes(timeZone)
      const wanted = answer.timeZone ?? (isPossible ? timeZone : answer.likely[0]) ?? timeZone
      if (wanted !== timeZone) {
        // One step with what was typed.
        set(wanted, 'city')
      }
    }, limits.searchDebounceMs)
    return () => {
      leaving.abort()
      clearTimeout(timer)
    }
  }, [city, country, apiPath, profileId])

  const isAsked = found !== null && found.timeZone === null
  const likely = found?.likely ?? []
  const all = useMemo(() => [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].sort(), [])
  const label = zoneLabel(
    { date, time, timeZone, city },
    Intl.DateTimeFormat().resolvedOptions().timeZone,
  )
  return (
    <div className={styles.zone}>
      <p>
        <span role="status">{label}</span>
        {!isAsked && !isOpen && (
          <button type="button" className={styles.link} onClick={() => setIsOpen(true)}>
            Other time zone
          </button>
        )}
      </p>
      {(isAsked || isOpen) && (
        <SelectRow
          label={isAsked ? 'Which time zone is the venue in?' : 'Time zone of the venue'}
          problem={problem}
          isElsewhere={isElsewhere}
          value={timeZone}
          set={set}
        >
          {!all.includes(timeZone) && <option value={timeZone}>{zoneName(timeZone)}</option>}
          {likely.length > 0 && (
            <optgroup label="Likely">
              {likely.map((zone) => (
                <option key={zone} value={zone}>
                  {zoneName(zone)}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label="All">
            {all
              .filter((zone) => !likely.includes(zone))
              .map((zone) => (
                <option key={zone} value={zone}>
                  {zone.replaceAll('_', ' ')}
                </option>
              ))}
          </optgroup>
        </SelectRow>
      )}
    </div>
  )
}
