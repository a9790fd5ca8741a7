import { spawnSync } from 'node:child_process';

const output = (command: string[]): { status: number | null; text: string } => {
  const [program = '', ...args] = command;
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', maxBuffer: 1e8 });
  return { status, text: `${stdout}${stderr}`.trim() };
};

const works = (...command: string[]) => output(command).status === 0;

/** The first of Docker and Podman that runs here, with the program that reads compose.yaml for it. */
function findEngine(): { program: string; compose: string[] } {
  if (works('docker', 'info') && works('docker', 'compose', 'version'))
    return { program: 'docker', compose: ['docker', 'compose'] };
  if (works('podman', 'info') && works('podman-compose', 'version'))
    return { program: 'podman', compose: ['podman-compose'] };
  throw new Error(
    'No container engine runs here: start Docker with Compose, or install podman and podman-compose.',
  );
}

/** The containers of one project, in a folder with a compose.yaml. */
export class Containers {
  private readonly engine = findEngine();

  constructor(
    private readonly project: string,
    private readonly folder: string,
  ) {}

  /** Runs a command of Compose and shows what it prints; fails when it does. */
  compose(...args: string[]): void {
    const [program = '', ...first] = this.engine.compose;
    const { status } = spawnSync(program, [...first, '-p', this.project, ...args], {
      cwd: this.folder,
      stdio: 'inherit',
      // Podman leaves the health check out of images of its own format.
      env: { ...process.env, BUILDAH_FORMAT: 'docker' },
    });
    if (status !== 0) throw new Error(`compose ${args.join(' ')} failed`);
  }

  /** The output of a command of the engine; fails when it does. */
  run(...args: string[]): string {
    const { status, text } = output([this.engine.program, ...args]);
    if (status !== 0) throw new Error(`${this.engine.program} ${args.join(' ')}: ${text}`);
    return text;
  }

  /** The container of a service. */
  idOf(service: string): string {
    const labels = [`com.docker.compose.project=${this.project}`, `com.docker.compose.service=${service}`];
    const filters = labels.flatMap((label) => ['--filter', `label=${label}`]);
    const [id] = this.run('ps', '--all', '--quiet', ...filters).split('\n');
    if (!id) throw new Error(`there is no container of ${service}`);
    return id;
  }

  /** What a command prints in the container of a service, and whether it succeeded. */
  exec(service: string, ...command: string[]): { status: number | null; text: string } {
    return output([this.engine.program, 'exec', this.idOf(service), ...command]);
  }

  /** The last lines that a container printed, or why there are none. */
  lastOutput(service: string): string {
    try {
      return this.run('logs', '--tail', '40', this.idOf(service));
    } catch (error) {
      return String(error);
    }
  }

  /** A value of a container, by a template of the engine's `inspect`. */
  inspect(service: string, template: string): string {
    return this.run('inspect', '--format', template, this.idOf(service));
  }

  /** The bytes of an image as a registry stores it: its layers, compressed. */
  compressedSize(image: string): number {
    const command = `${this.engine.program} save ${image} | gzip | wc -c`;
    return Number(output(['bash', '-o', 'pipefail', '-c', command]).text);
  }

  /** Whether the health check of a container passes now. */
  isHealthy(service: string): boolean {
    if (this.engine.program === 'podman') return works('podman', 'healthcheck', 'run', this.idOf(service));
    return this.inspect(service, '{{.State.Health.Status}}') === 'healthy';
  }
}
