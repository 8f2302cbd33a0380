import type { Config, Plugin } from 'payload'
import { automationCalls } from '@/plugins/automations/endpoints'
import { forgetRuns } from '@/plugins/automations/forget'
import { queueDueRuns, runAutomation } from '@/plugins/automations/run'
import { forgetAccount } from '@/plugins/automations/runs'
import { automationsPath } from '@/src/admin/studio-paths'
import { slugs } from '@/src/core/slugs'
import { withAccountDeletion } from '@/src/server/accounts/account-deletion'
import { withEndpoints, withScreens } from '@/src/server/extend-config'
import { withJobs } from '@/src/server/queue/define-job'
import { withPeriodicTasks } from '@/src/server/queue/periodic-tasks'

const screens = '/plugins/automations/screens'

/** “When … then …”: does something by itself for the person that an event is about. */
export function automations(): Plugin {
  return (config: Config): Config => {
    const called = withEndpoints(
      withScreens(config, {
        automations: {
          Component: `${screens}/automations-view#AutomationsView`,
          path: automationsPath,
          title: 'Automations',
        },
        automation: {
          Component: `${screens}/automation-view#AutomationView`,
          path: `${automationsPath}/:automationId`,
          title: 'Automation',
        },
      }),
      slugs.profiles,
      automationCalls,
    )
    const working = withPeriodicTasks(withJobs(called, [runAutomation]), [
      { name: 'run-automations', everySeconds: 2, run: queueDueRuns },
      { name: 'forget-automation-runs', everySeconds: 3600, run: forgetRuns },
    ])
    return withAccountDeletion(working, forgetAccount)
  }
}
