/** Where nginx of an image logs; both lead to the container's own log. */
export const ACCESS_LOG = '/var/log/nginx/access.log'
export const ERROR_LOG = '/var/log/nginx/error.log'
