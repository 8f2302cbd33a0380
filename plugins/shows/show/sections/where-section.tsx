import { Section } from '@/plugins/shows/show/sections/section'
import { ZoneField } from '@/plugins/shows/show/sections/zone-field'
import { useField, useShowState } from '@/plugins/shows/show/show-context'
import { InputRow, SelectRow } from '@/src/admin/form-screen/form-row'
import form from '@/src/admin/form-screen/form-sections.module.css'
import controls from '@/src/admin/ui/controls.module.css'
import { ExternalLink } from '@/src/admin/ui/icons'
import { mapUrl } from '@/src/core/events/event-place'
import { countryName, listCountries } from '@/src/core/places/countries'
import { readCountry } from '@/src/core/places/read-country'
import { studioLimits } from '@/src/core/studio-limits'

const countries = listCountries().map(({ name }) => name)

type TextKey = 'venue' | 'street' | 'zipCode' | 'city'

/** Where it is: what the map, search engines and the time zone go by. */
export function WhereSection() {
  const country = useField('country')
  const address = useShowState(({ form }) => form)
  // Older shows have it in other words.
  const known = readCountry(country.value)
  const shown = known ? countryName(known) : country.value
  const { venue: name, street, zipCode, city } = address
  const hasPlace = name.trim() !== '' || city.trim() !== ''
  return (
    <Section place="where">
      <Line field="venue" label="Venue" />
      <Line field="street" label="Street and number" />
      <div className={form.pair}>
        <Line field="zipCode" label="Zip code" />
        <Line field="city" label="City" />
      </div>
      <SelectRow label="Country" {...country} value={shown}>
        <option value="">Choose a country</option>
        {shown !== '' && !known && <option value={shown}>{shown}</option>}
        {countries.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </SelectRow>
      {hasPlace && (
        <p>
          <a
            className={controls.button}
            href={mapUrl({ name, street, zipCode, city, country: shown })}
            target="_blank"
            rel="noreferrer"
          >
            See it on a map <ExternalLink size={16} aria-hidden />
          </a>
        </p>
      )}
      <ZoneField />
    </Section>
  )
}

function Line({ field, label }: { field: TextKey; label: string }) {
  return (
    <InputRow
      label={label}
      maxLength={studioLimits.shows.lineMax}
      autoComplete="off"
      {...useField(field)}
    />
  )
}
