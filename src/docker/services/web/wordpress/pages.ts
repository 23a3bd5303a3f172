import type { WebResponse } from '../../../../linux/network.ts'
import { escaped, respond } from '../files.ts'

const STYLE =
  'body{font:16px/1.6 sans-serif;max-width:46em;margin:2em auto;padding:0 1em;color:#1e1e1e}th{text-align:left;padding-right:1em}article{border-top:1px solid #ddd;padding:.5em 0}a{color:#2271b1}'

/** A page with a title. */
export const page = (title: string, content: string, status = 200): WebResponse =>
  respond(
    status,
    'text/html; charset=UTF-8',
    `<!DOCTYPE html>\n<html lang="en-US">\n<head><title>${escaped(title)}</title>\n<style>${STYLE}</style></head>\n<body>\n${content}</body>\n</html>\n`,
  )

const field = (label: string, name: string, type = 'text'): string =>
  `<tr><th>${label}</th><td><input name="${name}" type="${type}"></td></tr>\n`

/** Where the first user is made; an error stands above the form. */
export const installPage = (error = ''): WebResponse =>
  page(
    'WordPress › Installation',
    `<h1>Welcome</h1>\n${error === '' ? '' : `<p><strong>${escaped(error)}</strong></p>\n`}` +
      '<p>Name the site and its first user, and WordPress is installed in the database.</p>\n' +
      `<form id="setup" method="post" action="install.php?step=2">\n<table>\n${field('Site Title', 'weblog_title')}` +
      `${field('Username', 'user_name')}${field('Password', 'admin_password', 'password')}${field('Your Email', 'admin_email', 'email')}</table>\n` +
      '<p><input type="submit" name="Submit" value="Install WordPress"></p>\n</form>\n',
  )

export const installedPage = (user: string): WebResponse =>
  page(
    'WordPress › Installation',
    `<h1>Success!</h1>\n<p>WordPress has been installed.</p>\n<p>Username: <strong>${escaped(user)}</strong></p>\n<p><a href="/wp-login.php">Log In</a></p>\n`,
  )

/** Of a site without a configuration: WordPress would ask for the database here. */
export const setupPage = (): WebResponse =>
  page(
    'WordPress › Setup Configuration File',
    '<h1>Before getting started</h1>\n<p>WordPress has no database yet: its name, a user, a password and a host are needed.</p>\n' +
      '<p>In a container they are given as WORDPRESS_DB_NAME, WORDPRESS_DB_USER, WORDPRESS_DB_PASSWORD and WORDPRESS_DB_HOST. The form for them is not simulated here.</p>\n',
  )

export const loginPage = (error = ''): WebResponse =>
  page(
    'Log In',
    `<h1>WordPress</h1>\n${error === '' ? '' : `<p><strong>Error:</strong> ${escaped(error)}</p>\n`}` +
      `<form method="post" action="/wp-login.php">\n<table>\n${field('Username', 'log')}${field('Password', 'pwd', 'password')}</table>\n<p><input type="submit" value="Log In"></p>\n</form>\n`,
  )

/** Why there is no page at all. */
export const brokenPage = (): WebResponse =>
  page('Database Error', '<h1>Error establishing a database connection</h1>\n', 500)

/** What a reader sees. */
export const blogPage = (title: string, posts: readonly (readonly [title: string, text: string])[]): WebResponse =>
  page(
    title,
    `<h1><a href="/">${escaped(title)}</a></h1>\n` +
      posts
        .map(([name, text]) => `<article>\n<h2>${escaped(name)}</h2>\n<p>${escaped(text)}</p>\n</article>\n`)
        .join('') +
      '<p><a href="/wp-login.php">Log in</a></p>\n<p>Proudly powered by WordPress</p>\n',
  )

export const dashboardPage = (user: string): WebResponse =>
  page(
    'Dashboard ‹ WordPress',
    `<h1>Dashboard</h1>\n<p>Howdy, ${escaped(user)}</p>\n<p>Writing and settings are not simulated here; the site is <a href="/">there</a>, and its posts are in the database.</p>\n`,
  )
