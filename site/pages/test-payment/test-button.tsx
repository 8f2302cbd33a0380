import type { ReactNode } from 'react'
import { Spinner } from '@/site/layout/spinner'
import type { TestPaymentAction } from '@/src/core/contracts/orders/test-payments'
import { buttonClass } from '@/src/ui/button/button'

export type TestButtons = {
  acting: TestPaymentAction | null
  onAct: (action: TestPaymentAction) => void
}

type Props = TestButtons & {
  action: TestPaymentAction
  isPrimary?: boolean
  children: ReactNode
}

export function TestButton({ action, acting, onAct, isPrimary = false, children }: Props) {
  return (
    <button
      type="button"
      className={buttonClass({ primary: isPrimary, wide: true })}
      disabled={acting !== null}
      onClick={() => onAct(action)}
    >
      {acting === action ? <Spinner /> : children}
    </button>
  )
}
