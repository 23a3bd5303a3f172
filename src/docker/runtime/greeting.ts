/** What hello-world says. */
export const GREETING = `
This text comes from a program inside a container. Docker is working.

What just happened:
 1. The docker command asked the Docker engine to run the image hello-world.
 2. If the image was not on this host yet, the engine pulled it from the registry.
 3. The engine made a new container from the image and started its program.
 4. The program wrote these lines and ended, and so the container stopped.

Next, try a whole system in a container: docker run -it ubuntu bash
`
