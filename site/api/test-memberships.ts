import { callApi } from '@/site/api/client'
import type {
  TestMembershipAction,
  TestMembershipView,
} from '@/src/core/contracts/test-memberships'

export function fetchTestMembership(id: string): Promise<TestMembershipView> {
  return callApi({ path: pathOf(id) })
}

export function actOnTestMembership(
  id: string,
  action: TestMembershipAction,
): Promise<TestMembershipView> {
  return callApi({ path: pathOf(id), method: 'POST', body: { action } })
}

function pathOf(id: string): `/public/${string}` {
  return `/public/test-payments/memberships/${encodeURIComponent(id)}`
}
