import { link, type PageAnswer, page } from '@/scripts/fake-stripe/pages/html'
import type { World } from '@/src/server/payments/simulator/books/world'
import { missing } from '@/src/server/payments/simulator/failure'
import { setAccount } from '@/src/server/payments/simulator/objects/account'

/** Where the owner of an account tells Stripe who they are. */
export function onboardPage(world: World, id: string, form: URLSearchParams | null): PageAnswer {
  const found = world.links.get(id)
  if (!found) {
    throw missing('account_link', id)
  }
  if (form) {
    setAccount(world, found.account, { isComplete: form.get('action') === 'finish' })
    return { location: found.returnUrl }
  }
  return {
    html: page(
      'Who are you?',
      `<p>Stripe would ask for your name, address and bank account here.</p>
       <form method="post"><button name="action" value="finish">That is all true</button>
       <button name="action" value="half">Tell only half of it</button></form>
       ${link(found.returnUrl, 'Later')}`,
    ),
  }
}
