/** Below the admin's own path. */
export const firstStepsPath = '/first-steps'
