/** Where the image's entrypoint looks for templates. */
export const TEMPLATES = '/etc/nginx/templates'
