import { useProductField } from '@/plugins/catalog/product/product-context'
import { FormRow } from '@/src/admin/form-screen/form-row'
import controls from '@/src/admin/ui/controls.module.css'

export function ReleaseDateRow({ hint }: { hint: string }) {
  const releaseDate = useProductField('releaseDate')
  return (
    <FormRow label="Release date" problem={releaseDate.problem} hint={hint}>
      {({ id, problemId }) => (
        <input
          id={id}
          type="date"
          className={controls.field}
          aria-invalid={problemId ? true : undefined}
          aria-describedby={problemId}
          value={releaseDate.value}
          onChange={({ target }) => releaseDate.set(target.value)}
        />
      )}
    </FormRow>
  )
}
