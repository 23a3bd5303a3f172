/** The configuration that nginx has from its image, for the port that it listens at. */
export const nginxConfiguration = (port: number): string => `server {
    listen       ${port};
    server_name  localhost;

    location / {
        root   /usr/share/nginx/html;
        index  index.html;
    }
}
`
