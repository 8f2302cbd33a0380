'use client'

import type { FormEvent, ReactNode, Ref } from 'react'
import { Dialog, DialogKeys } from '@/site/layout/dialog.client'
import styles from '@/site/pages/product/purchase/purchase-dialog.module.css'
import { buttonClass } from '@/src/ui/button/button'

type Props = {
  title: string
  /** What is bought. */
  product: string
  formRef?: Ref<HTMLFormElement>
  onSubmit: () => void
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** What has to be asked before something goes into the cart. */
export function PurchaseDialog({ title, product, formRef, onSubmit, onClose, children }: Props) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Dialog title={title} subtitle={product} onClose={onClose}>
      <form ref={formRef} className={styles.form} onSubmit={submit} noValidate>
        {children}
        <DialogKeys>
          <button type="button" className={buttonClass()} onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className={buttonClass({ primary: true })}>
            Add to Cart
          </button>
        </DialogKeys>
      </form>
    </Dialog>
  )
}
