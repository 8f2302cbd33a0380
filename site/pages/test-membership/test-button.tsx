import type { ReactNode } from 'react'
import { Spinner } from '@/site/layout/spinner'
import type {
  TestMembershipAction,
  TestMembershipView,
} from '@/src/core/contracts/test-memberships'
import { buttonClass } from '@/src/ui/button/button'

export type TestMembershipProps = {
  view: TestMembershipView
  acting: TestMembershipAction | null
  onAct: (action: TestMembershipAction) => void
  onGo: (url: string) => void
}

type Props = Pick<TestMembershipProps, 'acting' | 'onAct'> & {
  action: TestMembershipAction
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
