import type { ReactNode } from 'react'
import { useMerchState } from '@/plugins/catalog/merch/merch-context'
import { FormSection } from '@/src/admin/form-screen/form-section'
import type { MerchRemark } from '@/src/core/contracts/products/merch'

const titles: Readonly<Record<MerchRemark['place'], string>> = {
  cover: 'Pictures and title',
  price: 'Variants and prices',
  more: 'More',
}

const none: readonly MerchRemark[] = []

type Props = { place: MerchRemark['place']; children: ReactNode }

/** A part of the form of a piece of merch. */
export function Section({ place, children }: Props) {
  const remarks = useMerchState(({ stored, isChecked }) => (isChecked ? stored.remarks : none))
  return (
    <FormSection place={place} title={titles[place]} remarks={remarks}>
      {children}
    </FormSection>
  )
}
