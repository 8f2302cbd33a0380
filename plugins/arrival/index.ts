import type { Config, Plugin } from 'payload'
import { onlineEndpoints } from '@/plugins/arrival/online/endpoints'
import { signUpEndpoints } from '@/plugins/arrival/sign-up/endpoints'
import { slugs } from '@/src/core/slugs'
import { withEndpoints, withRootEndpoints, withScreens } from '@/src/server/extend-config'

/** How artists come here: they sign up, make their site, and put it online. */
export function arrival(): Plugin {
  return (config: Config): Config =>
    withRootEndpoints(
      withEndpoints(withSignUp(config), slugs.profiles, onlineEndpoints),
      signUpEndpoints,
    )
}

function withSignUp(config: Config): Config {
  const { admin, ...rest } = withScreens(config, {
    // In the places of Payload's own.
    login: {
      Component: '/plugins/arrival/log-in/log-in-view#LogInView',
      path: '/login',
      title: 'Log in',
    },
    forgot: {
      Component: '/plugins/arrival/log-in/forgot-password-view#ForgotPasswordView',
      path: '/forgot',
      title: 'Forgot your password?',
    },
    signUp: {
      Component: '/plugins/arrival/sign-up/view#SignUpView',
      path: '/sign-up',
      title: 'Create your site',
    },
  })
  const link = '/plugins/arrival/sign-up/sign-up-link#SignUpLink'
  const afterLogin = [...(admin?.components?.afterLogin ?? []), link]
  return { ...rest, admin: { ...admin, components: { ...admin?.components, afterLogin } } }
}
