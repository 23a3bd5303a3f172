/** Names of modules of Python's standard library that are not simulated, behind the names of the modules: what `dir()` of Python 3.11 lists. */
const NAMES =
  '__future__ CO_FUTURE_ABSOLUTE_IMPORT CO_FUTURE_ANNOTATIONS CO_FUTURE_BARRY_AS_BDFL CO_FUTURE_DIVISION ' +
  'CO_FUTURE_GENERATOR_STOP CO_FUTURE_PRINT_FUNCTION CO_FUTURE_UNICODE_LITERALS CO_FUTURE_WITH_STATEMENT ' +
  'CO_GENERATOR_ALLOWED CO_NESTED absolute_import all_feature_names barry_as_FLUFL generator_stop generators ' +
  'nested_scopes with_statement; abc abstractclassmethod abstractproperty abstractstaticmethod get_cache_token ' +
  'update_abstractmethods; argparse MetavarTypeHelpFormatter PARSER; asyncio AbstractChildWatcher ' +
  'AbstractEventLoop AbstractEventLoopPolicy AbstractServer Barrier BaseEventLoop BaseProtocol BaseTransport ' +
  'BrokenBarrierError BufferedProtocol DatagramProtocol DatagramTransport DefaultEventLoopPolicy FastChildWatcher ' +
  'IncompleteReadError LimitOverrunError MultiLoopChildWatcher PidfdChildWatcher Protocol ReadTransport Runner ' +
  'SafeChildWatcher SelectorEventLoop SendfileNotAvailableError Server StreamReader StreamReaderProtocol ' +
  'StreamWriter SubprocessProtocol SubprocessTransport ThreadedChildWatcher Timeout TimerHandle Transport ' +
  'WriteTransport base_events base_futures base_subprocess base_tasks constants coroutines create_subprocess_exec ' +
  'create_subprocess_shell events exceptions format_helpers futures get_child_watcher get_event_loop_policy ' +
  'isfuture locks log mixins open_connection open_unix_connection proactor_events protocols queues ' +
  'run_coroutine_threadsafe runners selector_events set_child_watcher set_event_loop_policy sslproto staggered ' +
  'start_server start_unix_server streams subprocess taskgroups tasks threads timeout_at timeouts transports ' +
  'trsock unix_events windows_events windows_utils wrap_future; base64 MAXBINSIZE MAXLINESIZE a85decode a85encode ' +
  'b32hexdecode b32hexencode b85decode b85encode bytes_types decode encode main test; binascii Incomplete a2b_qp ' +
  'a2b_uu b2a_qp b2a_uu crc32 crc_hqx; cmath acos acosh asin asinh atan atanh cos cosh infj log10 nanj sin sinh tan tanh; collections UserDict UserList UserString abc; concurrent.futures ' +
  'BrokenExecutor ProcessPoolExecutor process thread; configparser ConverterMapping LegacyInterpolation ' +
  'SafeConfigParser; contextlib AbstractAsyncContextManager AbstractContextManager AsyncContextDecorator ' +
  'AsyncExitStack ContextDecorator aclosing chdir; copy Error dispatch_table error; csv Sniffer field_size_limit; ' +
  'dataclasses InitVar KW_ONLY make_dataclass; datetime MAXYEAR MINYEAR datetime_CAPI; decimal BasicContext ' +
  'Clamped DecimalTuple DefaultContext DivisionImpossible ExtendedContext FloatOperation HAVE_CONTEXTVAR ' +
  'HAVE_THREADS InvalidContext MAX_EMAX MAX_PREC MIN_EMIN MIN_ETINY Overflow Subnormal Underflow; enum CONFORM ' +
  'CONTINUOUS EJECT EnumCheck FlagBoundary KEEP NAMED_FLAGS ReprEnum STRICT UNIQUE bin global_enum ' +
  'global_enum_repr global_flag_repr global_str member pickle_by_enum_name pickle_by_global_name property ' +
  'show_flag_values verify; functools WRAPPER_ASSIGNMENTS WRAPPER_UPDATES partialmethod singledispatchmethod; ' +
  'getpass GetPassWarning fallback_getpass unix_getpass win_getpass; glob escape glob0 glob1; hashlib blake2b ' +
  'blake2s pbkdf2_hmac sha3_224 sha3_256 sha3_384 sha3_512 shake_128 shake_256; hmac digest_size trans_36 ' +
  'trans_5C; html entities parser unescape; http HTTPMethod client cookiejar cookies server; http.server ' +
  'CGIHTTPRequestHandler DEFAULT_ERROR_CONTENT_TYPE DEFAULT_ERROR_MESSAGE executable nobody nobody_uid test; ' +
  'inspect ArgInfo Arguments Attribute BlockFinder BoundArguments CORO_CLOSED CORO_CREATED CORO_RUNNING ' +
  'CORO_SUSPENDED CO_ASYNC_GENERATOR CO_COROUTINE CO_GENERATOR CO_ITERABLE_COROUTINE CO_NESTED CO_NEWLOCALS ' +
  'CO_NOFREE CO_OPTIMIZED CO_VARARGS CO_VARKEYWORDS ClassFoundException ClosureVars EndOfBlock FrameInfo ' +
  'FullArgSpec GEN_CLOSED GEN_CREATED GEN_RUNNING GEN_SUSPENDED TPFLAGS_IS_ABSTRACT Traceback ' +
  'classify_class_attrs cleandoc currentframe findsource formatannotation formatannotationrelativeto ' +
  'formatargvalues get_annotations getabsfile getargs getargvalues getattr_static getblock getcallargs ' +
  'getclasstree getclosurevars getcomments getcoroutinelocals getcoroutinestate getfile getframeinfo ' +
  'getfullargspec getgeneratorlocals getgeneratorstate getinnerframes getlineno getmembers getmembers_static ' +
  'getmodule getmodulename getmro getouterframes getsource getsourcefile getsourcelines indentsize isabstract ' +
  'isasyncgen isasyncgenfunction isawaitable isbuiltin iscode isdatadescriptor isframe isgenerator ' +
  'isgeneratorfunction isgetsetdescriptor ismemberdescriptor ismethoddescriptor ismethodwrapper ismodule ' +
  'isroutine istraceback modulesbyfile stack trace unwrap walktree; io BlockingIOError BufferedIOBase ' +
  'BufferedRWPair BufferedRandom BufferedReader BufferedWriter DEFAULT_BUFFER_SIZE FileIO IOBase ' +
  'IncrementalNewlineDecoder RawIOBase TextIOBase TextIOWrapper open_code text_encoding; json decoder ' +
  'detect_encoding encoder scanner tool; logging BufferingFormatter Manager PercentStyle PlaceHolder ' +
  'StrFormatStyle StringTemplateStyle captureWarnings config currentframe fatal getLogRecordFactory ' +
  'getLoggerClass handlers logMultiprocessing logProcesses logThreads makeLogRecord raiseExceptions ' +
  'setLogRecordFactory setLoggerClass warn; math erf erfc gamma lgamma nextafter remainder ulp; operator abs call ' +
  'concat countOf delitem iadd iand iconcat ifloordiv ilshift imatmul imod imul index indexOf inv invert ior ipow ' +
  'irshift is_ is_not isub itruediv ixor length_hint lshift matmul not_ pos rshift setitem truth; os DirEntry ' +
  'abort access altsep chown chroot close closerange confstr confstr_names copy_file_range ctermid curdir defpath ' +
  'device_encoding devnull dup dup2 environb eventfd eventfd_read eventfd_write execl execle execlp execlpe execv ' +
  'execve execvp execvpe extsep fchdir fchmod fchown fdatasync fdopen fork forkpty fpathconf fsdecode fsencode ' +
  'fstat fstatvfs fsync ftruncate fwalk get_blocking get_exec_path get_inheritable get_terminal_size getcwdb ' +
  'getegid getenvb geteuid getgid getgrouplist getgroups getloadavg getpgid getpgrp getpriority getrandom ' +
  'getresgid getresuid getsid getxattr initgroups isatty kill killpg lchown link listxattr lockf login_tty lseek ' +
  'lstat major makedev memfd_create minor mkfifo mknod nice open openpty pardir pathconf pathconf_names pathsep ' +
  'pidfd_open pipe pipe2 popen posix_fadvise posix_fallocate posix_spawn posix_spawnp pread preadv putenv pwrite ' +
  'pwritev read readlink readv register_at_fork removedirs removexattr renames scandir sched_get_priority_max ' +
  'sched_get_priority_min sched_getaffinity sched_getparam sched_getscheduler sched_param sched_rr_get_interval ' +
  'sched_setaffinity sched_setparam sched_setscheduler sched_yield sendfile set_blocking set_inheritable setegid ' +
  'seteuid setgid setgroups setpgid setpgrp setpriority setregid setresgid setresuid setreuid setsid setuid ' +
  'setxattr spawnl spawnle spawnlp spawnlpe spawnv spawnve spawnvp spawnvpe splice statvfs statvfs_result ' +
  'strerror supports_bytes_environ supports_dir_fd supports_effective_ids supports_fd supports_follow_symlinks ' +
  'symlink sync sysconf sysconf_names tcgetpgrp tcsetpgrp terminal_size times times_result truncate ttyname umask ' +
  'uname_result unsetenv utime wait wait3 wait4 waitid waitid_result waitpid write writev; os.path altsep ' +
  'commonpath commonprefix curdir defpath devnull expandvars extsep getatime getctime ismount lexists normcase ' +
  'pardir pathsep samefile sameopenfile samestat splitdrive supports_unicode_filenames; pathlib EBADF ELOOP ' +
  'ENOENT ENOTDIR PureWindowsPath S_ISBLK S_ISCHR S_ISDIR S_ISFIFO S_ISLNK S_ISREG S_ISSOCK WindowsPath; platform ' +
  'architecture freedesktop_os_release java_ver libc_ver mac_ver platform processor python_branch python_build ' +
  'python_compiler python_implementation python_revision python_version_tuple release system_alias uname ' +
  'uname_result version win32_edition win32_is_iot win32_ver; pprint isreadable isrecursive; random BPF LOG4 ' +
  'NV_MAGICCONST RECIP_BPF SG_MAGICCONST TWOPI betavariate gammavariate getstate setstate vonmisesvariate; re ' +
  'DEBUG L LOCALE RegexFlag Scanner T TEMPLATE template; shlex shlex; shutil COPY_BUFSIZE Error ExecError ' +
  'ReadError RegistryError SameFileError SpecialFileError chown copy2 copyfileobj copymode copystat copytree ' +
  'disk_usage get_archive_formats get_terminal_size get_unpack_formats ignore_patterns make_archive nt ' +
  'register_archive_format register_unpack_format unpack_archive unregister_archive_format ' +
  'unregister_unpack_format which; signal Handlers ItimerError Sigmasks Signals alarm default_int_handler ' +
  'getitimer getsignal pause pidfd_send_signal pthread_kill pthread_sigmask raise_signal set_wakeup_fd setitimer ' +
  'siginterrupt sigpending sigtimedwait sigwait sigwaitinfo strsignal struct_siginfo valid_signals; socket ' +
  'AF_DECnet AddressFamily AddressInfo MsgFlag SocketIO SocketKind SocketType close create_connection ' +
  'create_server dup fromfd getaddrinfo getdefaulttimeout gethostbyaddr gethostbyname gethostbyname_ex ' +
  'getnameinfo getprotobyname getservbyname getservbyport has_dualstack_ipv6 has_ipv6 herror htonl htons ' +
  'if_indextoname if_nameindex if_nametoindex inet_aton inet_ntoa inet_ntop inet_pton ntohl ntohs recv_fds ' +
  'send_fds setdefaulttimeout sethostname socket socketpair; statistics LinearRegression NormalDist correlation ' +
  'covariance geometric_mean harmonic_mean linear_regression median_grouped tau; string Formatter octdigits; ' +
  'subprocess list2cmdline; sys abiflags addaudithook api_version audit base_exec_prefix base_prefix ' +
  'breakpointhook builtin_module_names call_tracing copyright displayhook dont_write_bytecode excepthook ' +
  'exception exec_prefix flags float_info float_repr_style get_asyncgen_hooks get_coroutine_origin_tracking_depth ' +
  'get_int_max_str_digits getallocatedblocks getdefaultencoding getdlopenflags getfilesystemencodeerrors ' +
  'getfilesystemencoding getprofile getrefcount getswitchinterval gettrace hash_info hexversion implementation ' +
  'int_info intern is_finalizing maxunicode meta_path orig_argv path_hooks path_importer_cache platlibdir prefix ' +
  'pycache_prefix set_asyncgen_hooks set_coroutine_origin_tracking_depth set_int_max_str_digits setdlopenflags ' +
  'setprofile setswitchinterval settrace stdlib_module_names thread_info unraisablehook warnoptions; tempfile ' +
  'SpooledTemporaryFile TMP_MAX gettempdirb gettempprefix gettempprefixb mkstemp mktemp tempdir template; ' +
  'threading getprofile gettrace setprofile settrace stack_size; time CLOCK_BOOTTIME CLOCK_MONOTONIC ' +
  'CLOCK_MONOTONIC_RAW CLOCK_PROCESS_CPUTIME_ID CLOCK_REALTIME CLOCK_TAI CLOCK_THREAD_CPUTIME_ID altzone ' +
  'clock_getres clock_gettime clock_gettime_ns clock_settime clock_settime_ns daylight get_clock_info ' +
  'monotonic_ns perf_counter_ns process_time_ns pthread_getcpuclockid strptime thread_time thread_time_ns tzset; ' +
  'timeit default_number default_repeat dummy_src_name main reindent template; traceback FrameSummary ' +
  'StackSummary TracebackException clear_frames extract_stack extract_tb format_list ' +
  'format_stack format_tb print_last print_list print_stack print_tb walk_stack walk_tb; typing AbstractSet ' +
  'AnyStr AsyncContextManager AsyncIterable BinaryIO ByteString CT_co ChainMap Collection Concatenate Container ' +
  'ContextManager Coroutine Counter DefaultDict Deque EXCLUDED_ATTRIBUTES ForwardRef FrozenSet Hashable IO ' +
  'ItemsView KT KeysView LiteralString MappingView Match MutableMapping MutableSequence MutableSet NamedTupleMeta ' +
  'Never NoReturn NotRequired OrderedDict ParamSpec ParamSpecArgs ParamSpecKwargs Pattern Required Reversible ' +
  'Sized SupportsAbs SupportsBytes SupportsComplex SupportsFloat SupportsIndex SupportsInt SupportsRound T T_co ' +
  'T_contra Text TextIO TypeAlias TypeGuard TypeVarTuple Unpack VT VT_co V_co ValuesView assert_never assert_type ' +
  'clear_overloads dataclass_transform get_overloads io is_typeddict no_type_check_decorator re reveal_type; ' +
  'unittest FunctionTestCase IsolatedAsyncioTestCase TextTestResult addModuleCleanup async_case case ' +
  'doModuleCleanups enterModuleContext findTestCases getTestCaseNames installHandler load_tests loader makeSuite ' +
  'mock registerResult removeHandler removeResult result runner signals suite util; urllib error parse request ' +
  'response robotparser; urllib.error ContentTooShortError; urllib.parse DefragResult DefragResultBytes ' +
  'ParseResult ParseResultBytes ResultBase SplitResult SplitResultBytes clear_cache non_hierarchical parse_qsl ' +
  'quote_from_bytes quote_plus scheme_chars splitattr splithost splitnport splitpasswd splitport splitquery ' +
  'splittag splittype splituser splitvalue to_bytes unquote_to_bytes unwrap urldefrag urljoin urlsplit urlunparse ' +
  'urlunsplit uses_fragment uses_netloc uses_params uses_query uses_relative; urllib.request ' +
  'AbstractBasicAuthHandler AbstractDigestAuthHandler AbstractHTTPHandler BaseHandler CacheFTPHandler DataHandler ' +
  'FTPHandler FancyURLopener FileHandler HTTPBasicAuthHandler HTTPCookieProcessor HTTPDefaultErrorHandler ' +
  'HTTPDigestAuthHandler HTTPErrorProcessor HTTPHandler HTTPPasswordMgr HTTPPasswordMgrWithDefaultRealm ' +
  'HTTPPasswordMgrWithPriorAuth HTTPRedirectHandler HTTPSHandler MAXFTPCACHE OpenerDirector ProxyBasicAuthHandler ' +
  'ProxyDigestAuthHandler ProxyHandler URLopener UnknownHandler build_opener ftpcache ftperrors ftpwrapper ' +
  'getproxies getproxies_environment install_opener localhost noheaders parse_http_list parse_keqv_list ' +
  'pathname2url proxy_bypass proxy_bypass_environment request_host thishost url2pathname urlcleanup urlretrieve; ' +
  'uuid NAMESPACE_DNS NAMESPACE_OID NAMESPACE_URL NAMESPACE_X500 RESERVED_FUTURE RESERVED_MICROSOFT RESERVED_NCS ' +
  'RFC_4122 SafeUUID UUID bytes_ getnode int_ uuid1 uuid3 uuid5; warnings defaultaction filters formatwarning ' +
  'onceregistry showwarning warn_explicit'

const names: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  NAMES.split('; ').map((row) => {
    const [module = '', ...own] = row.trim().split(' ')
    return [module, new Set(own)]
  }),
)

/** Modules that have the constants of a system: which ones it has is not known. */
const OF_SYSTEMS: ReadonlySet<string> = new Set(['errno', 'os', 'select', 'signal', 'socket', 'stat'])

/** Whether Python has a name in a module of its own that is not simulated here. */
export const isUnsimulated = (module: string, name: string): boolean =>
  names.get(module)?.has(name) === true || (OF_SYSTEMS.has(module) && /^[A-Z][A-Z\d_]*$/.test(name))
