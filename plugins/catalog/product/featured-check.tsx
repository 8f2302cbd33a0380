import { useProductField } from '@/plugins/catalog/product/product-context'
import form from '@/src/admin/form-screen/form-sections.module.css'

export function FeaturedCheck() {
  const isFeatured = useProductField('isFeatured')
  return (
    <label className={form.check}>
      <input
        type="checkbox"
        checked={isFeatured.value}
        onChange={({ target }) => isFeatured.set(target.checked)}
      />
      <span>
        Featured
        <small>Blocks of your site show it first.</small>
      </span>
    </label>
  )
}
