import { useField, useMerch } from '@/plugins/catalog/merch/merch-context'
import { Section } from '@/plugins/catalog/merch/sections/section'
import { useProduct } from '@/plugins/catalog/product/product-context'
import { CheckRow, InputRow, SelectRow } from '@/src/admin/form-screen/form-row'
import form from '@/src/admin/form-screen/form-sections.module.css'
import { useIsPlatform } from '@/src/admin/use-is-platform'

/** What most merch needs none of. */
export function MoreSection() {
  const release = useField('release')
  const { releases } = useMerch()
  const { id, adminPath } = useProduct()
  const isPlatform = useIsPlatform()
  return (
    <Section place="more">
      <SelectRow
        label="Belongs to the release"
        hint="Your store shows them together."
        problem={release.problem}
        value={release.value ?? ''}
        set={(id) => release.set(id || null)}
      >
        <option value="">None</option>
        {releases.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectRow>
      <InputRow
        label="Release date"
        type="date"
        {...useField('releaseDate')}
        hint="Pre-orders are sent from this day. Your store shows the newest first, unless you order it yourself."
      />
      <CheckRow
        label="Featured"
        hint="Blocks of your site show it first."
        {...useField('isFeatured')}
      />
      <ul className={form.links}>
        <li>
          <a href={`${adminPath}/collections/shipping-rates`}>Shipping</a>
          <small>What it costs to send, by country</small>
        </li>
        {isPlatform && (
          <li>
            <a href={`${adminPath}/collections/products/${id}`}>All fields</a>
            <small>The plain form</small>
          </li>
        )}
      </ul>
    </Section>
  )
}
